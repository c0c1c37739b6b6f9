import { resendMail, selectFailedMails } from "../features/product-team/product-team.server.ts";
import type { Db } from "../platform/db/client.server.ts";
import { AppError } from "../shared/app-error.ts";
import { toEditTime } from "../shared/time/tokyo-time.ts";
import { OperatorError } from "./operator-error.ts";

const shownAtMost = 200;

/** The mails that were given up, latest first, with what the mail server said. */
export async function listFailedMails(db: Db): Promise<string> {
  const rows = await selectFailedMails(db, shownAtMost);
  if (rows.length === 0) return "No mail has failed.";
  return rows
    .map(
      (mail) =>
        `${mail.id}  ${toEditTime(mail.created_at)}  ${mail.kind}  ${mail.address ?? "(account deleted)"}  ` +
        `after ${mail.attempts} tries: ${(mail.last_error ?? "no reason known").replaceAll(/\s+/g, " ")}`,
    )
    .join("\n");
}

/** Puts a mail that failed or was skipped back into the outbox. */
export async function resendFailedMail(db: Db, id: number, now: Date): Promise<string> {
  try {
    return `Mail ${id} waits to be sent to ${await resendMail(db, id, now)}.`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(reasonOf(id, error));
  }
}

function reasonOf(id: number, { kind, fields }: AppError): string {
  if (kind === "not_found") return `There is no mail ${id}.`;
  if (fields.user) return `Mail ${id} is for somebody who is blocked.`;
  const hasNoAddress = fields.mail?.some(({ code }) => code === "has_no_address");
  if (hasNoAddress) return `Mail ${id} has no address any more.`;
  return `Mail ${id} waits, is under way or was sent: only a failed one can be sent again.`;
}
