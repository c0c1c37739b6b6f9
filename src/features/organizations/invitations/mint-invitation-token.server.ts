import type { Db } from "../../../platform/db/client.server.ts";
import { digestToken, newToken } from "../../../platform/session/session.server.ts";

/** A token for the link of an invitation's mail; it replaces the one of a mail before. */
export async function mintInvitationToken(db: Db, id: number): Promise<string> {
  const token = newToken();
  await db
    .updateTable("organization_invitations")
    .set({ token_digest: digestToken(token) })
    .where("id", "=", id)
    .execute();
  return token;
}
