import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/client.server.ts";
import { languageIds, languages } from "../../shared/languages/languages.ts";
import {
  type Cells,
  namesOf,
  readReferenceFile,
  type referenceLists,
} from "./read-reference-files.server.ts";
import { adviceOf } from "./universities/university-advice.server.ts";

/** From the cells of a file to the columns of its table. In the order of the foreign keys. */
const referenceData = {
  languages: (cells: Cells) => ({
    ...idAndNames(cells),
    symbol: cells.symbol || null,
    emoji: cells.emoji || null,
    is_commonly_used: cells.is_commonly_used === "true",
  }),
  prefectures: (cells: Cells) => ({ ...idAndNames(cells), id: Number(cells.code), reading: cells.reading }),
  universities: (cells: Cells) => ({
    ...idAndNames(cells),
    prefecture_id: Number(cells.prefecture_code),
    kind: cells.kind,
    reading: cells.reading,
    ...adviceOf(Number(cells.id)),
  }),
  department_categories: idAndNames,
  countries: (cells: Cells) => ({
    ...idAndNames(cells),
    id: Number(cells.numeric),
    alpha2: cells.alpha2,
    reading: cells.reading,
  }),
  occupations: (cells: Cells) => ({
    ...idAndNames(cells),
    should_inquire_univ_info: cells.should_inquire_univ_info === "true",
  }),
  event_purposes: idAndNames,
  event_formats: idAndNames,
  question_types: (cells: Cells) => ({ ...idAndNames(cells), key: cells.key }),
} satisfies Record<(typeof referenceLists)[number], (cells: Cells) => Record<string, unknown>>;

function idAndNames(cells: Cells) {
  return { id: Number(cells.id), names: namesOf(cells) };
}

/**
 * Brings the reference data to what the data files say and the languages to what the registry says, by their keys; rows that
 * are right already are left alone. A row that left its file stays, because events and people may point at it.
 */
export async function loadReferenceData(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tsudoi masters'))`.execute(tx);
    for (const [table, toRow] of Object.entries(referenceData)) {
      await saveRows(tx, table, "id", readReferenceFile(table).map(toRow));
    }
    const codes = languages.map((code) => ({ code, language_id: languageIds[code] }));
    await saveRows(tx, "interface_languages", "code", codes);
  });
}

async function saveRows(tx: Tx, table: string, key: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const others = columns.filter((column) => column !== key);
  await sql`
    insert into ${sql.table(table)} as saved (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.ref(key)}) do update
      set ${sql.join(others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
      where (${sql.join(others.map((column) => sql`saved.${sql.ref(column)}`))})
        is distinct from (${sql.join(others.map((column) => sql`excluded.${sql.ref(column)}`))})
  `.execute(tx);
}
