import {
  blockPerson,
  findIdByEmail,
  listBlockedPeople,
  unblockPerson,
} from "../features/accounts/accounts.server.ts";
import type { Db } from "../platform/db/client.server.ts";
import { maxHoldTextLength } from "../shared/limits/max-lengths-for-organizers.ts";
import { toEditTime } from "../shared/time/tokyo-time.ts";
import { OperatorError } from "./operator-error.ts";

const shownAtMost = 500;

/** The people who are kept out, latest first, and the reasons that they have been told. */
export async function listPeopleBlocked(db: Db): Promise<string> {
  const rows = await listBlockedPeople(db, shownAtMost);
  if (rows.length === 0) return "Nobody is kept out.";
  return rows
    .map(
      ({ email, blocked_at, block_reason }) =>
        `${blocked_at ? toEditTime(blocked_at) : ""}  ${email}  ${(block_reason ?? "").replaceAll(/\s+/g, " ")}`,
    )
    .join("\n");
}

/** As the product team does it on its page; the log names nobody. */
export async function keepOut(db: Db, email: string, reason: string, now: Date): Promise<string> {
  if (!reason.trim() || reason.length > maxHoldTextLength)
    throw new OperatorError(
      "Give a reason that the person may read, of at most 2,000 characters, in quotes.",
    );
  await blockPerson(db, { userId: await idOf(db, email), reason: reason.trim(), callerId: null }, now);
  return `${email} is kept out, and gets one last mail with the reason.`;
}

export async function letIn(db: Db, email: string): Promise<string> {
  await unblockPerson(db, await idOf(db, email));
  return `${email} may log in.`;
}

async function idOf(db: Db, email: string): Promise<number> {
  const id = await findIdByEmail(db, email);
  if (id === null) throw new OperatorError(`Nobody has signed up with ${email}.`);
  return id;
}
