import { createHmac, timingSafeEqual } from "node:crypto";
import type { Executor } from "../../../platform/db/client.server.ts";
import { signingKey } from "../../../platform/session/signing-key.server.ts";

/**
 * The token in a mail's link: it lets its holder see this one application, accept its offer and cancel it, and nothing else, as long
 * as the mail's address is the person's. It does not expire, because what can be done is asked of the application.
 */
export async function applicationToken(
  db: Executor,
  applicationId: number,
  address: string,
): Promise<string> {
  return `${applicationId}.${await signature(db, applicationId, address)}`;
}

/** The application that a token is for; null for anything that we have not signed. */
export async function applicationOfToken(
  db: Executor,
  token: string,
): Promise<{ eventId: number; userId: number } | null> {
  const [, id = "", given = ""] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id) return null;
  const application = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["a.event_id", "u.id as user_id", "u.email"])
    .where("a.id", "=", Number(id))
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
  const right = await signature(db, Number(id), application?.email ?? "");
  if (!application || !timingSafeEqual(Buffer.from(right), Buffer.from(given))) return null;
  return { eventId: application.event_id, userId: application.user_id };
}

async function signature(db: Executor, applicationId: number, address: string): Promise<string> {
  const key = await signingKey(db, "application links");
  return createHmac("sha256", key).update(`${applicationId}.${address.toLowerCase()}`).digest("base64url");
}
