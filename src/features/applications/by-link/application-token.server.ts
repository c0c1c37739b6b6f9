import { createHmac, timingSafeEqual } from "node:crypto";
import type { Executor } from "../../../platform/db/client.server.ts";
import { mailAddressSql } from "../../../platform/mail/queue/mail-address.server.ts";
import { signingKey } from "../../../platform/session/signing-key.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

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
  return `${applicationId}.${await signature(db, applicationId, { address, versions: application?.versions ?? [] })}`;
}

/** The application that a token is for; null for anything that we have not signed. */
export async function applicationOfToken(
  db: Executor,
  token: string,
): Promise<{ eventId: number; userId: number } | null> {
  const [, id = "", given = ""] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id) return null;
  const application = await findSigned(db, Number(id));
  const right = await signature(db, Number(id), {
    address: application?.email ?? "",
    versions: application?.versions ?? [],
  });
  if (!application || !timingSafeEqual(Buffer.from(right), Buffer.from(given))) return null;
  return { eventId: application.event_id, userId: application.user_id };
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

async function signature(
  db: Executor,
  applicationId: number,
  { address, versions }: Signed,
): Promise<string> {
  const key = await signingKey(db, "application links");
  const counted = versions.some((version) => version > 0) ? `\n${versions.join(".")}` : "";
  return createHmac("sha256", key)
    .update(`${applicationId}.${address.toLowerCase()}${counted}`)
    .digest("base64url");
}
