import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { StoredDisclosure } from "./disclosure/disclosure.ts";
import { organizationTopic } from "./organization-topic.ts";
import { selectRecognitions } from "./recognition/select-recognitions.server.ts";
import { selectOrganizationUniversities } from "./select-organization-universities.server.ts";

/** Organizations with all that belongs to them, in one round trip: add a `where` and an order. */
export function selectOrganizations(db: Executor) {
  return db
    .selectFrom("organizations as o")
    .select((eb) => [
      "o.id",
      "o.email",
      "o.phone_num",
      "o.is_hf",
      "o.link_instagram",
      "o.link_wechat",
      "o.link_facebook",
      "o.link_line",
      "o.link_x",
      "o.link_official_site",
      "o.icon_url",
      "o.header_url",
      sql<StoredDisclosure>`o.disclosure`.as("disclosure"),
      "o.answers_kept_days",
      "o.lock_version",
      "o.suspended_at",
      "o.suspension_reason",
      jsonArrayFrom(
        eb
          .selectFrom("organization_texts as t")
          .select(["t.id", "t.language_id", "t.name", "t.description", "t.is_main"])
          .whereRef("t.organization_id", "=", "o.id")
          .orderBy("t.is_main", "desc"),
      ).as("texts"),
      jsonArrayFrom(
        eb
          .selectFrom("organization_prefectures as op")
          .innerJoin("prefectures as p", "p.id", "op.prefecture_id")
          .select(["p.id", "p.names"])
          .whereRef("op.organization_id", "=", "o.id")
          .orderBy("op.position")
          .orderBy("p.id"),
      ).as("prefectures"),
      jsonArrayFrom(selectOrganizationUniversities(db)).as("universities"),
      jsonArrayFrom(selectRecognitions(db)).as("recognitions"),
      jsonArrayFrom(
        eb
          .selectFrom("organization_members as m")
          .select(["m.user_id", "m.role"])
          .whereRef("m.organization_id", "=", "o.id")
          .orderBy("m.since")
          .orderBy("m.user_id"),
      ).as("members"),
    ]);
}

export type OrganizationRow = Awaited<
  ReturnType<ReturnType<typeof selectOrganizations>["executeTakeFirstOrThrow"]>
>;

export function findOrganization(db: Executor, id: number): Promise<OrganizationRow | undefined> {
  return cachedRead(`organization ${id}`, () =>
    readingTopics([organizationTopic(id)], async () => (await organizationsById(db, { id }))[0]),
  );
}

const organizationsById = preparedQuery<{ id: number }, OrganizationRow>((db, value) =>
  selectOrganizations(db).where("o.id", "=", value("id")).where("o.deleted_at", "is", null),
);

/** The organizations whose member the user is. */
export function findOrganizationsOf(db: Executor, userId: number): Promise<OrganizationRow[]> {
  return selectOrganizations(db)
    .where("o.id", "in", (eb) =>
      eb.selectFrom("organization_members").select("organization_id").where("user_id", "=", userId),
    )
    .orderBy("o.id")
    .execute();
}

/** The organizations that the user follows at present, latest first. */
export function findFollowedOrganizations(db: Executor, userId: number): Promise<OrganizationRow[]> {
  return selectOrganizations(db)
    .innerJoin("organization_follows as f", "f.organization_id", "o.id")
    .where("f.user_id", "=", userId)
    .where("f.unfollowed_at", "is", null)
    .where("o.suspended_at", "is", null)
    .orderBy("f.followed_at", "desc")
    .orderBy("o.id", "desc")
    .execute();
}
