import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { invalid, unauthenticated } from "../../../shared/app-error.ts";
import { limitTakenAddresses } from "../counting/limit-taken-addresses.server.ts";
import { emailChangeLinkMail } from "../mails/email-change-link.mail.server.ts";
import { emailChangeNoticeMail } from "../mails/email-change-notice.mail.server.ts";
import { requireProof } from "../proof/require-proof.server.ts";
import { isAddressTaken, lockUser } from "../user-rows.server.ts";
import { replaceEmailChange } from "./email-changes.server.ts";

const anHour = 60 * 60;
/** Mails to one address, whoever asks. */
const ofAddress = { name: "email_change", max: 5, seconds: anHour };
/** Of one person, to whatever addresses. */
const ofPerson = { name: "email_change_person", max: 10, seconds: anHour };

interface EmailChangeRequest {
  /** As `EmailIn` gives it. */
  email: string;
  currentPassword: string | null;
  /** The caller's network address, for limits. */
  source: string;
}

/**
 * Sends a link to the new address, by which it takes the place of the present one, and tells the present one. Throws `invalid` for a
 * wrong password and for an address that is somebody's already, one's own too, and `too_many`.
 */
export async function requestEmailChange(
  platform: Platform,
  session: Session,
  { email, currentPassword, source }: EmailChangeRequest,
): Promise<void> {
  const { id: sessionId, user } = session;
  await requireProof(platform, session, { currentPassword, wrong: "not_right" });
  await limitAttempts(platform, ofPerson, String(user.id));
  if (await isAddressTaken(platform.db, email)) {
    await limitTakenAddresses(platform, source);
    throw invalid("email", "taken");
  }
  await limitAttempts(platform, ofAddress, email);
  await platform.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, user.id))) throw unauthenticated();
    const change = { userId: user.id, email, sessionId };
    const changeId = await replaceEmailChange(tx, change, platform.clock.now());
    await queueMail(tx, emailChangeLinkMail, {
      to: { userId: user.id, address: email },
      payload: { changeId },
      cause: String(changeId),
    });
    await queueMail(tx, emailChangeNoticeMail, {
      to: { userId: user.id },
      payload: {},
      cause: String(changeId),
    });
  });
}
