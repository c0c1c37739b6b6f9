import { setTeamMembership } from "../features/accounts/accounts.server.ts";
import type { Db } from "../platform/db/client.server.ts";
import { AppError } from "../shared/app-error.ts";
import { OperatorError } from "./operator-error.ts";

export async function changeTeam(db: Db, email: string, isMember: boolean): Promise<string> {
  const changed = await setTeamMembership(db, email, isMember).catch((error) => {
    throw error instanceof AppError ? new OperatorError(`${email} is blocked.`) : error;
  });
  if (!changed) throw new OperatorError(`Nobody has signed up with ${email}.`);
  return isMember ? `${changed} is in the product team.` : `${changed} is not in the product team.`;
}
