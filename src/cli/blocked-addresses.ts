import {
  releaseSuppressed,
  selectSuppressedAddresses,
  suppressForOwner,
} from "../features/product-team/product-team.server.ts";
import type { Db } from "../platform/db/client.server.ts";
import { toEditTime } from "../shared/time/tokyo-time.ts";
import { OperatorError } from "./operator-error.ts";

const shownAtMost = 500;

/** The addresses to which only what their owners ask for goes, latest first, and why. */
export async function listBlocked(db: Db): Promise<string> {
  const rows = await selectSuppressedAddresses(db, shownAtMost);
  if (rows.length === 0) return "Every address is written to.";
  return rows
    .map(({ address, reason, detail, since }) =>
      `${toEditTime(since)}  ${address}  ${reason}  ${detail ?? ""}`.replaceAll(/\s+$/g, ""),
    )
    .join("\n");
}

export async function block(db: Db, email: string, now: Date): Promise<string> {
  if (!email.includes("@")) throw new OperatorError(`${email} is not an e-mail address.`);
  await suppressForOwner(db, email, now);
  return `${email} gets nothing any more but what they ask for.`;
}

export async function unblock(db: Db, email: string): Promise<string> {
  if (!(await releaseSuppressed(db, email))) throw new OperatorError(`${email} is not blocked.`);
  return `${email} is written to again.`;
}
