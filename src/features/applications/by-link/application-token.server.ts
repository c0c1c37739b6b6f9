import type { Executor } from "../../../platform/db/client.server.ts";
import { mailAddressSql } from "../../../platform/mail/queue/mail-address.server.ts";
import { isSigned, signatureBy, signingKey } from "../../../platform/session/signing-key.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";

const purpose = "application links";

/**
 * The token in a mail's link: it lets its holder see this one application, accept its offer and cancel it, and nothing else, as long
 * as the mail's address is the person's. It ends when the person applies anew after cancelling, since it was for the application
 * before, and with a change of the password. Else it does not expire, because what can be done is asked of the application.
 */
export async function applicationToken(
  db: Executor,
  applicationId: number,
  address: string,
): Promise<string> {
  const application = await findSigned(db, applicationId);
  const text = signedText(applicationId, { address, versions: application?.versions ?? [] });
  return `${applicationId}.${signatureBy(await signingKey(db, purpose), text)}`;
}

export interface LinkedPerson {
  eventId: number;
  userId: number;
  /** False for who is blocked: their link cancels and does nothing else. */
  mayAct: boolean;
}

/** The application that a token is for; null for anything that we have not signed. */
export async function applicationOfToken(db: Executor, token: string): Promise<LinkedPerson | null> {
  const [, id = "", given = ""] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id) return null;
  const application = await findSigned(db, Number(id));
  const text = signedText(Number(id), {
    address: application?.email ?? "",
    versions: application?.versions ?? [],
  });
  if (!(await isSigned(db, purpose, text, given)) || !application) return null;
  return { eventId: application.event_id, userId: application.user_id, mayAct: application.may_act };
}

/** Undefined where the account is gone. */
async function findSigned(db: Executor, applicationId: number) {
  const application = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select([
      "a.event_id",
      "u.id as user_id",
      // The address to which the link was sent.
      mailAddressSql("u").as("email"),
      "a.links_version as applied",
      "u.links_version as password",
      mayAct("u").as("may_act"),
    ])
    .where("a.id", "=", applicationId)
    .where(isNotDeleted("u"))
    .executeTakeFirst();
  return application && { ...application, versions: [application.applied, application.password] };
}

interface Signed {
  address: string;
  /** How often the person has applied anew and changed the password. Links from before these were counted are for none. */
  versions: readonly number[];
}

function signedText(applicationId: number, { address, versions }: Signed): string {
  const counted = versions.some((version) => version > 0) ? `\n${versions.join(".")}` : "";
  return `${applicationId}.${address.toLowerCase()}${counted}`;
}
