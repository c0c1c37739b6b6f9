import { type RawBuilder, sql } from "kysely";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { rolesWith } from "../../organizations/organizations.server.ts";

/**
 * SQL condition: somebody decides about the organization who is not blocked.
 * @param but leaves one person out, as if they were blocked
 */
export function hasActiveAdmin(organization: RawBuilder<unknown>, but?: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from organization_members admin join users person on person.id = admin.user_id
     where admin.organization_id = ${organization} and admin.role = any(${rolesWith("administer")}::text[])
       and ${mayAct("person")} and person.id is distinct from ${but ?? null}::integer)`;
}
