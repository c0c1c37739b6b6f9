import type { Db } from "../../../platform/db/client.server.ts";
import type { FindTokenSession } from "../../../platform/session/api-token.server.ts";
import type { ApiToken } from "../../../platform/session/session.server.ts";
import { digestToken } from "../../../platform/session/session.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { tokyoDate } from "../../../shared/time/tokyo-date.ts";

/**
 * The session of a program: of the member who made its token. A token goes with the row of that membership; who may no longer
 * make tokens is left out here.
 */
export const findTokenSession: FindTokenSession = async ({ db, clock }, token) => {
  const row = await db
    .selectFrom("api_tokens as t")
    .innerJoin("organization_members as m", (join) =>
      join.onRef("m.organization_id", "=", "t.organization_id").onRef("m.user_id", "=", "t.user_id"),
    )
    .innerJoin("users", "users.id", "t.user_id")
    .select([
      "t.id",
      "t.organization_id",
      "t.scope",
      "t.last_used_at",
      "users.id as user_id",
      "users.email",
      "users.language",
    ])
    .where("t.token_digest", "=", digestToken(token))
    .where("m.is_organizer", "=", true)
    .where(mayAct("users"))
    .executeTakeFirst();
  if (!row?.email) return null;
  const now = clock.now();
  if (!row.last_used_at || tokyoDate(row.last_used_at) !== tokyoDate(now)) await noteUse(db, row.id, now);
  return {
    id: row.id,
    client: "",
    kind: "api_token",
    expiresAt: now,
    lastUsedAt: now,
    // A program never acts as the product team, whatever its maker is.
    user: { id: row.user_id, email: row.email, language: row.language as Language, isUniteam: false },
    apiToken: {
      id: row.id,
      organizationId: row.organization_id,
      scope: row.scope as ApiToken["scope"],
    },
  };
};

/** Written once a day, so that a program that calls all the time writes as little as one that calls once. */
async function noteUse(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
}
