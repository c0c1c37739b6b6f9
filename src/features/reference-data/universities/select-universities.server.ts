import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";

/**
 * Universities as answers show them: add a `where` and an order. The wire has these two of their names, whatever languages
 * there are; the university directory names them in the reader's.
 */
export function selectUniversities(db: Executor) {
  return db
    .selectFrom("universities as university")
    .select([
      "university.id",
      sql<string>`university.names ->> 'en'`.as("name_en"),
      sql<string>`university.names ->> 'ja'`.as("name_ja"),
      "university.prefecture_id",
      "university.snake_name",
    ]);
}
