import { type Limit, limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { lockActiveUserAlone } from "../../accounts/accounts.server.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { selectUniversities, universityOfAddress } from "../../reference-data/reference-data.server.ts";
import { affiliationProofMail } from "../mails/affiliation-proof.mail.server.ts";
import { digestAddress } from "./address-digest.server.ts";
import { removeRequests } from "./remove-requests.server.ts";

const hour = 60 * 60;
/** A whole campus may stand behind one address. */
const ofSource: Limit = { name: "affiliation_source", max: 4500, seconds: hour };
const ofPerson: Limit = { name: "affiliation", max: 5, seconds: hour };
const ofAddress: Limit = { name: "affiliation_address", max: 5, seconds: hour };

interface AskedProof {
  userId: number;
  /** In the form in which addresses are kept. */
  email: string;
  /** Of the mail: its reader is the person who asks. */
  language: Language;
  /** One of our own paths, checked already. */
  redirectTo: string;
  /** Network address of the caller. */
  source: string;
}

/**
 * Sends a mail with a link to an address of a university; it replaces one that was asked for before.
 * @returns the university
 * @throws 422 `email` where no university is known by it; `too_many`
 */
export async function requestProof(platform: Platform, asked: AskedProof): Promise<University> {
  const { db, clock } = platform;
  const { userId, email, language, redirectTo } = asked;
  await limitAttempts(platform, ofSource, asked.source);
  const universityId = universityOfAddress(email);
  if (universityId === null) throw invalid("email", "of_no_university");
  await limitAttempts(platform, ofPerson, String(userId));
  const digest = await digestAddress(db, email);
  await limitAttempts(platform, ofAddress, digest.toString("base64url"));
  await db.transaction().execute(async (tx) => {
    await lockActiveUserAlone(tx, userId);
    await removeRequests(tx, userId);
    const { id } = await tx
      .insertInto("affiliation_requests")
      .values({
        user_id: userId,
        university_id: universityId,
        address_digest: digest,
        created_at: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueMail(tx, affiliationProofMail, {
      to: { address: email, language },
      payload: { requestId: id, redirectTo },
      cause: String(id),
    });
  });
  return selectUniversities(db).where("university.id", "=", universityId).executeTakeFirstOrThrow();
}
