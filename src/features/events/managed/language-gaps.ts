import { type SqlBool, sql } from "kysely";

/** Texts that readers of each language should find, if those of another do. */
const compared = ["title", "summary", "description", "place_name", "fee_note"] as const;
type Compared = Record<(typeof compared)[number], string>;

/** Whether a text has everything that one of the event's texts has. */
export function isCompleteText(text: Compared, all: readonly Compared[]): boolean {
  return compared.every(
    (name) => text[name].trim() !== "" || all.every((other) => other[name].trim() === ""),
  );
}

/**
 * An event has texts in at most two languages: without a second, or with less in one of them, some readers get less than
 * others.
 */
export function isUntranslated(texts: readonly Compared[]): boolean {
  return texts.length < 2 || !texts.every((text) => isCompleteText(text, texts));
}

/** `isUntranslated` of an event `e`. */
export function isUntranslatedSql() {
  const hasGap = compared.map(
    (name) => sql`count(*) filter (where ${sql.ref(`t.${name}`)} ~ '\\S') not in (0, count(*))`,
  );
  return sql<SqlBool>`(
    select count(*) < 2 or ${sql.join(hasGap, sql` or `)} from event_texts t where t.event_id = e.id)`;
}
