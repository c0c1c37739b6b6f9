import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { listsTopic } from "./find-recognised-by.server.ts";
import type { RecognitionRow } from "./recognitions-in-force.server.ts";
import { selectRecognitions } from "./select-recognitions.server.ts";

/** Recognitions of organizations, by the organization's id: of the few that have any, for `recognitionsInForce`. */
export function readAllRecognitions(db: Executor): Promise<ReadonlyMap<number, RecognitionRow[]>> {
  return cachedRead("recognitions of all organizations", () =>
    readingTopics([listsTopic], async () => {
      const rows = await db
        .selectFrom("organizations as o")
        .select(["o.id", jsonArrayFrom(selectRecognitions(db)).as("recognitions")])
        .where(
          sql<boolean>`exists (select from recognitions r where r.organization_id = o.id and r.is_current)`,
        )
        .execute();
      return new Map(rows.map(({ id, recognitions }) => [id, recognitions]));
    }),
  );
}
