import { useCurrentUser } from "../../accounts/accounts.public.ts";
import {
  type Admission,
  admissionOf,
  type Priority,
  priorityFactsOf,
} from "../availability/priority-access.ts";

/** Whether a priority lets the reader apply; of a visitor nothing is known. */
export function useAdmission(priority: Priority | null, now: Date): Admission {
  const { user } = useCurrentUser();
  return admissionOf(priority, user ? priorityFactsOf(user) : {}, now);
}
