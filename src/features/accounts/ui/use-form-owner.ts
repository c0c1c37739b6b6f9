import { useState } from "react";
import { useSignedInUser } from "./current-user.tsx";

/** The id of the person who opened a form: it stays theirs, and on the page, while their session is over. */
export function useFormOwner(): number | undefined {
  const user = useSignedInUser();
  const [ownerId, setOwnerId] = useState(user?.id);
  if (user && ownerId === undefined) setOwnerId(user.id);
  return ownerId;
}
