import type { Db } from "../../../platform/db/client.server.ts";
import { requeueMail } from "../../../platform/mail/queue/requeue-mail.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { personBlockedMail, recordTeamAction } from "../../accounts/accounts.server.ts";

/**
 * Puts a mail that was given up back into the outbox; pressed twice, it goes once. What has become pointless since is left out as it
 * leaves. Answers the address.
 * @throws `not_found`; 422 `mail` for one without address any more, and for one that is not given up; 422 `user` where the person is
 * blocked
 */
export function resendMail(db: Db, id: number, now: Date): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom("mails as m")
      .leftJoin("users as u", "u.id", "m.user_id")
      .select(["m.kind", "m.address", "u.blocked_at"])
      .where("m.id", "=", id)
      .forUpdate("m")
      .executeTakeFirst();
    if (!mail) throw notFound("mail");
    if (mail.address === null) throw invalid("mail", "has_no_address");
    // The one mail that is for people who are blocked.
    if (mail.blocked_at && mail.kind !== personBlockedMail.kind) throw invalid("user", "is_blocked");
    if (!(await requeueMail(tx, id, now))) throw invalid("mail", "has_not_failed");
    await recordTeamAction(tx, { kind: "mail.resent", subject: "mail", subjectId: id });
    return mail.address;
  });
}
