import type { Db } from "../platform/db/client.server.ts";
import { requeueMail } from "../platform/mail/queue/requeue-mail.server.ts";
import { toEditTime } from "../shared/time/tokyo-time.ts";
import { OperatorError } from "./operator-error.ts";

const shownAtMost = 200;

/** The mails that were given up, latest first, with what the mail server said. */
export async function listFailedMails(db: Db): Promise<string> {
  const rows = await db
    .selectFrom("mails")
    .select(["id", "kind", "address", "attempts", "last_error", "created_at"])
    .where("state", "=", "failed")
    .orderBy("id", "desc")
    .limit(shownAtMost)
    .execute();
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
export async function resendMail(db: Db, id: number, now: Date): Promise<string> {
  const mail = await db
    .selectFrom("mails")
    .select(["state", "address"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!mail) throw new OperatorError(`There is no mail ${id}.`);
  if (mail.address === null) throw new OperatorError(`Mail ${id} has no address any more.`);
  if (!(await requeueMail(db, id, now)))
    throw new OperatorError(`Mail ${id} is ${mail.state}: only a failed one can be sent again.`);
  return `Mail ${id} waits to be sent to ${mail.address}.`;
}
