import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../platform/db/client.server.ts";
import { eventColumns } from "../../platform/db/generated/event-columns.ts";
import type { DB } from "../../platform/db/generated/schema.ts";
import { selectRecognitions } from "../organizations/organizations.server.ts";
import { selectLanguages, selectUniversities } from "../reference-data/reference-data.server.ts";
import { selectQuestions } from "./questions/question-rows.server.ts";

type InEvent = ExpressionBuilder<DB & { e: DB["events"] }, "e">;

/** Each by its name: a `select *` is not prepared in a transaction (`named-statements.server.ts`), where each save reads its event twice. */
const allColumns = eventColumns.map((column) => `e.${column}` as const);

/** Events with everything that lists and cards show, in one round trip: add a `where`, an order and a limit. */
export function selectEvents(db: Executor) {
  return db
    .selectFrom("events as e")
    .select(allColumns)
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("prefectures as m")
          .select(["m.id", "m.names"])
          .whereRef("m.id", "=", "e.prefecture_id"),
      )
        .$notNull()
        .as("prefecture"),
      jsonObjectFrom(
        eb
          .selectFrom("event_purposes as m")
          .select(["m.id", "m.names"])
          .whereRef("m.id", "=", "e.event_purpose_id"),
      )
        .$notNull()
        .as("event_purpose"),
      jsonObjectFrom(
        eb
          .selectFrom("event_formats as m")
          .select(["m.id", "m.names"])
          .whereRef("m.id", "=", "e.event_format_id"),
      )
        .$notNull()
        .as("event_format"),
      jsonArrayFrom(
        eb
          .selectFrom("event_texts as t")
          .select([
            "t.id",
            "t.language_id",
            "t.title",
            "t.description",
            "t.address",
            "t.place_name",
            "t.organization_name",
            "t.summary",
            "t.fee_note",
            "t.access_station",
            "t.is_main",
          ])
          .whereRef("t.event_id", "=", "e.id")
          .orderBy("t.is_main", "desc"),
      ).as("texts"),
      jsonArrayFrom(
        selectLanguages(db)
          .innerJoin("event_spoken_languages as spoken", "spoken.language_id", "language.id")
          .where("spoken.event_id", "=", sql.ref<number>("e.id"))
          .orderBy("language.id"),
      ).as("spoken_languages"),
      jsonArrayFrom(
        selectUniversities(db)
          .innerJoin("event_target_universities as target", "target.university_id", "university.id")
          .where("target.event_id", "=", sql.ref<number>("e.id"))
          .orderBy("university.id"),
      ).as("target_universities"),
      jsonArrayFrom(
        eb
          .selectFrom("event_target_department_categories as x")
          .innerJoin("department_categories as m", "m.id", "x.department_category_id")
          .select(["m.id", "m.names"])
          .whereRef("x.event_id", "=", "e.id")
          .orderBy("m.id"),
      ).as("target_department_categories"),
      jsonArrayFrom(
        eb
          .selectFrom("event_target_countries as x")
          .innerJoin("countries as m", "m.id", "x.country_id")
          .select(["m.id", "m.names"])
          .whereRef("x.event_id", "=", "e.id")
          .orderBy("m.id"),
      ).as("target_countries"),
      jsonArrayFrom(
        eb
          .selectFrom("event_target_occupations as x")
          .innerJoin("occupations as m", "m.id", "x.occupation_id")
          .select(["m.id", "m.names"])
          .whereRef("x.event_id", "=", "e.id")
          .orderBy("m.id"),
      ).as("target_occupations"),
      jsonArrayFrom(
        eb
          .selectFrom("event_target_prefectures as x")
          .innerJoin("prefectures as m", "m.id", "x.prefecture_id")
          .select(["m.id", "m.names"])
          .whereRef("x.event_id", "=", "e.id")
          .orderBy("m.id"),
      ).as("target_prefectures"),
      jsonArrayFrom(hostNames(db, eb)).as("hosts"),
      jsonArrayFrom(selectQuestions(eb)).as("questions"),
    ]);
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["executeTakeFirstOrThrow"]>>;

/** Those of the ids that are there, the latest start first. */
export async function findEvents(db: Executor, ids: readonly number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return selectEvents(db)
    .where("e.id", "in", ids)
    .orderBy("e.start_at", "desc")
    .orderBy("e.id", "desc")
    .execute();
}

/** The owner first, then co-hosts in the order of their acceptance. */
function hostNames(db: Executor, eb: InEvent) {
  return eb
    .selectFrom("event_hosts as h")
    .innerJoin("organizations as o", "o.id", "h.organization_id")
    .select((inner) => [
      "o.id",
      "o.icon_url",
      "o.is_hf",
      jsonArrayFrom(
        inner
          .selectFrom("organization_texts as n")
          .select(["n.language_id", "n.name", "n.is_main"])
          .whereRef("n.organization_id", "=", "o.id"),
      ).as("names"),
      jsonArrayFrom(selectRecognitions(db)).as("recognitions"),
    ])
    .whereRef("h.event_id", "=", "e.id")
    .where("h.is_hosting", "=", sql.lit(true))
    .orderBy("h.is_owner", "desc")
    .orderBy("h.accepted_at")
    .orderBy("h.id");
}
