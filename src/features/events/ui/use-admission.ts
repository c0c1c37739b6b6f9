import { useSignedInUser } from "../../accounts/accounts.public.ts";
import { type Admission, admissionOfReader, type Priority } from "../availability/priority-access.ts";

/** Whether a priority lets the reader apply. */
export function useAdmission(event: { id: number; priority: Priority | null }, now: Date): Admission {
  return admissionOfReader(event, useSignedInUser(), now);
}
