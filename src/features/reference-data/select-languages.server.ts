import { sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";

/** Languages of contents as answers show them, with the two names that the wire has: add a `where` and an order. */
export function selectLanguages(db: Executor) {
  return db
    .selectFrom("languages as language")
    .select([
      "language.id",
      sql<string>`language.names ->> 'ja'`.as("name_ja"),
      sql<string>`language.names ->> 'en'`.as("name_en"),
      "language.symbol",
      "language.emoji",
      "language.is_commonly_used",
    ]);
}
