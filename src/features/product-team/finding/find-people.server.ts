import { type RawBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { isInSpanSql } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { presentPerson, selectPeople } from "../../organizations/organizations.server.ts";
import { hasActiveAdmin } from "./has-active-admin.server.ts";
import { readPastedAddress } from "./pasted-address.ts";
import { type FoundPerson, type Membership, maxFound } from "./team-search.contract.ts";

interface Asked {
  language: Language;
  now: Date;
}

/** Each word begins the address or a name, as written or as read. */
const matchesWords = (words: string) => sql<SqlBool>`
  person_search_terms(u.email, u.first_name, u.last_name, u.first_name_reading, u.last_name_reading) @@ (
    select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery
      from regexp_split_to_table(search_letters(${words}), '\\s+') as word where word <> '')`;

/** Those who match the words, newest first; without words those who are blocked, the latest first. */
export async function findPeople(db: Executor, words: string, asked: Asked): Promise<FoundPerson[]> {
  if (readPastedAddress(words)) return [];
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
     where ${isNotDeleted("u")} and not u.is_guest
       and ${words === "" ? sql<SqlBool>`u.blocked_at is not null` : matchesWords(words)}
     order by ${words === "" ? sql`u.blocked_at desc, ` : sql``} u.id desc limit ${maxFound}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const people = await readPeople(db, sql<SqlBool>`u.id = any(${ids}::integer[])`, asked);
  return people.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Somebody as the team sees them; undefined for guests and where the account was deleted. */
export async function findPerson(db: Executor, id: number, asked: Asked): Promise<FoundPerson | undefined> {
  return (await readPeople(db, sql<SqlBool>`u.id = ${id}`, asked))[0];
}

async function readPeople(
  db: Executor,
  condition: RawBuilder<SqlBool>,
  { language, now }: Asked,
): Promise<FoundPerson[]> {
  const rows = await selectPeople(db)
    .select((eb) => [
      "u.email",
      "u.email_confirmed_at",
      "u.is_uniteam",
      "u.created_at",
      "u.blocked_at",
      "u.block_reason",
      applicationsAhead(sql`u.id`, now).as("applications_ahead_count"),
      jsonArrayFrom(
        eb
          .selectFrom("organization_members as m")
          .innerJoin("organizations as o", "o.id", "m.organization_id")
          .select((of) => [
            "o.id",
            "m.role",
            hasActiveAdmin(sql`o.id`).as("has_active_admin"),
            jsonArrayFrom(
              of
                .selectFrom("organization_texts as t")
                .select(["t.language_id", "t.name", "t.is_main"])
                .whereRef("t.organization_id", "=", "o.id"),
            ).as("names"),
          ])
          .whereRef("m.user_id", "=", "u.id")
          .where("o.deleted_at", "is", null)
          .orderBy("m.since")
          .orderBy("o.id"),
      ).as("organizations"),
    ])
    .where(condition)
    .where("u.is_guest", "=", false)
    .execute();
  return rows.map((row) => ({
    ...presentPerson(row, language),
    email: row.email ?? "",
    is_confirmed: row.email_confirmed_at !== null,
    is_uniteam: row.is_uniteam,
    created_at: toWireTime(row.created_at),
    blocked_at: row.blocked_at && toWireTime(row.blocked_at),
    block_reason: row.block_reason,
    organizations: row.organizations.map(({ id, role, has_active_admin, names }) => ({
      id,
      organization_name: organizationNameIn(names, language),
      role: role as Membership["role"],
      has_active_admin,
    })),
    applications_ahead_count: row.applications_ahead_count,
  }));
}

/** How many active applications a person has to events that have not begun. */
export const applicationsAhead = (user: RawBuilder<unknown>, now: Date): RawBuilder<number> => sql<number>`(
  select count(*)::integer from applications a join events e on e.id = a.event_id
   where a.user_id = ${user} and ${isActiveSql("a")} and ${isInSpanSql("upcoming", now)} and e.cancelled_at is null)`;
