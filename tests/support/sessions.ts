import type { Db } from "../../src/platform/db/client.server.ts";
import { digestToken, newToken } from "../../src/platform/session/session.server.ts";

/** Signs somebody in without their password; the headers go into `as`. */
export async function sessionFor(db: Db, userId: number): Promise<Record<string, string>> {
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const token = newToken();
  const client = newToken();
  await db
    .insertInto("sessions")
    .values({
      user_id: userId,
      client,
      token_hash: digestToken(token),
      kind: "sign_in",
      expires_at: new Date("2100-01-01T00:00:00Z"),
    })
    .execute();
  return { "access-token": token, client, uid: email ?? "", "token-type": "Bearer" };
}
