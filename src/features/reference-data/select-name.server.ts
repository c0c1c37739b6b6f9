import { sql } from "kysely";
import { fallbackChain, type Language } from "../../shared/languages/languages.ts";

/**
 * The name of a list's row in the reader's language, or in the next language of the fallback chain. For whole lists: the
 * database then sends one name in place of all.
 * @param names the column, as `names` or `m.names`
 */
export function selectName(names: string, language: Language) {
  const chain = fallbackChain(language).map((one) => sql`${sql.ref(names)} ->> ${sql.lit(one)}`);
  return sql<string>`coalesce(${sql.join(chain)})`;
}
