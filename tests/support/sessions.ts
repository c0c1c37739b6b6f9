import type { Db } from "../../src/platform/db/client.server.ts";
import { digestToken, newToken } from "../../src/platform/session/session.server.ts";

/** Session headers of somebody who is signed in: for `as`. */
export type SessionHeaders = Record<string, string>;

/** Signs people in without their passwords; the headers come in the order of the people. */
export async function sessionsFor(
  db: Db,
  people: { id: number; email: string }[],
): Promise<SessionHeaders[]> {
  const sessions = people.map((person) => ({ ...person, client: newToken(), token: newToken() }));
  await db
    .insertInto("sessions")
    .values(
      sessions.map(({ id, client, token }) => ({
        user_id: id,
        client,
        token_hash: digestToken(token),
        kind: "sign_in" as const,
        expires_at: new Date("2100-01-01T00:00:00Z"),
      })),
    )
    .execute();
  return sessions.map(({ email, client, token }) => ({
    "access-token": token,
    client,
    uid: email,
    "token-type": "Bearer",
  }));
}
