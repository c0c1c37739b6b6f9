import type { Tx } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

/**
 * Holds an applicant's account against its deletion, so that nothing is written about somebody who has gone.
 * @throws `not_found` for who has not applied, in any state, or has no account any more
 */
export async function lockApplicant(
  tx: Tx,
  eventId: number,
  userId: number,
): Promise<{ application_id: number }> {
  const found = await tx
    .selectFrom("users as u")
    .innerJoin("applications as a", "a.user_id", "u.id")
    .select("a.id as application_id")
    .where("u.id", "=", userId)
    .where("a.event_id", "=", eventId)
    .where(isNotDeleted("u"))
    .forKeyShare("u")
    .executeTakeFirst();
  if (!found) throw notFound("user");
  return found;
}
