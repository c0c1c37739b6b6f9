import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { rolesWith } from "../members/member-roles.ts";
import type { SignInFacts } from "./sign-in-advice.ts";

/** What `signInAdvice` asks about a person. */
export async function findSignInFacts(db: Executor, userId: number): Promise<SignInFacts> {
  const { rows } = await sql<SignInFacts>`
    select u.is_uniteam as "isUniteam",
           exists (select from passkeys p where p.user_id = u.id) as "hasPasskey",
           exists (select from totp_secrets s where s.user_id = u.id and s.is_confirmed) as "hasCodes",
           coalesce((select max((select count(*)::int from organization_follows f
                                  where f.organization_id = o.id and f.unfollowed_at is null))
                       from organization_members m join organizations o on o.id = m.organization_id
                      where m.user_id = u.id and m.role = any(${rolesWith("administer")}) and ${isNotDeleted("o")}),
                    0) as "mostFollowers"
      from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? { isUniteam: false, mostFollowers: 0, hasPasskey: false, hasCodes: false };
}
