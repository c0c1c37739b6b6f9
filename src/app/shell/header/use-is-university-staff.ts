import { useEffect, useState } from "react";
import { useSignedInUser } from "../../../features/accounts/accounts.public.ts";

/** Whether the signed-in person speaks for a university, once that is known. Visitors are not asked about. */
export function useIsUniversityStaff(): boolean {
  const id = useSignedInUser()?.id;
  const [staffId, setStaffId] = useState<number>();
  useEffect(() => {
    if (id)
      void import("../../university-staff/find-staff-universities.ts").then(({ notifyIfStaff }) =>
        notifyIfStaff(id, setStaffId),
      );
  }, [id]);
  return staffId !== undefined && staffId === id;
}
