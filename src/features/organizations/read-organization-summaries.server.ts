import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { cachedReads } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { isOneOf } from "../../platform/db/is-one-of.server.ts";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import { followersTopic, organizationTopic } from "./organization-topic.ts";
import { selectRecognitions } from "./recognition/select-recognitions.server.ts";
import { selectOrganizationUniversities } from "./select-organization-universities.server.ts";
import { socialLinks } from "./ui/linked-organization.ts";

/** Those of the ids that are there, in their order. Visitors' answers share them: nobody may change a row. */
export function readOrganizationSummaries(
  db: Executor,
  ids: readonly number[],
): Promise<OrganizationSummaryRow[]> {
  return cachedReads(ids, {
    key: (id) => `summary of organization ${id}`,
    topics: (id) => [organizationTopic(id)],
    read: async (missing) => {
      const rows = await readingTopics([], () => summariesOf(db, { ids: missing }));
      return new Map(rows.map((row) => [row.id, row]));
    },
    frequent: {
      topics: (id) => [followersTopic(id)],
      read: (rows) => withFollowersOfNow(db, rows),
    },
  });
}

/** An organization as lists and the pages of its events show it. */
export type OrganizationSummaryRow = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>["executeTakeFirstOrThrow"]>
>;

function selectSummaries(db: Executor) {
  return db
    .selectFrom("organizations as o")
    .select((eb) => [
      "o.id",
      "o.icon_url",
      ...socialLinks.map((link) => `o.${link}` as const),
      countFollowers("o.id"),
      jsonArrayFrom(
        eb
          .selectFrom("organization_texts as t")
          .select(["t.language_id", "t.name", "t.is_main"])
          .whereRef("t.organization_id", "=", "o.id")
          .orderBy("t.is_main", "desc"),
      ).as("texts"),
      jsonArrayFrom(selectOrganizationUniversities(db)).as("universities"),
      jsonArrayFrom(selectRecognitions(db)).as("recognitions"),
    ]);
}

const summariesOf = preparedQuery<{ ids: readonly number[] }, OrganizationSummaryRow>((db, value) =>
  selectSummaries(db).where(isOneOf("o.id", value("ids"), "integer")),
);

async function withFollowersOfNow(
  db: Executor,
  rows: ReadonlyMap<number, OrganizationSummaryRow>,
): Promise<Map<number, OrganizationSummaryRow>> {
  const counts = await readingTopics([], () =>
    db
      .selectFrom("organizations as o")
      .select(["o.id", countFollowers("o.id")])
      .where(isOneOf("o.id", [...rows.keys()], "integer"))
      .execute(),
  );
  return new Map(
    counts.flatMap(({ id, followers_count }) => {
      const row = rows.get(id);
      return row ? [[id, { ...row, followers_count }]] : [];
    }),
  );
}

function countFollowers(organizationId: string) {
  return sql<number>`(
    select count(*)::integer from organization_follows f
     where f.organization_id = ${sql.ref(organizationId)} and f.unfollowed_at is null)`.as("followers_count");
}
