import { sql } from "kysely";
import type { Db } from "../../platform/db/client.server.ts";
import type { DB } from "../../platform/db/generated/schema.ts";

type Cells = Record<string, string>;

const files = import.meta.glob<string>("./data/*.tsv", { query: "?raw", import: "default", eager: true });

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
} satisfies Partial<Record<keyof DB, (cells: Cells) => Record<string, unknown>>>;

function idAndNames(cells: Cells) {
  return { id: Number(cells.id), name_ja: cells.name_ja, name_en: cells.name_en };
}

/**
 * Brings the reference data to what the data files say, by id; rows that are right already are left alone. A row that left
 * its file stays, because events and people may point at it.
 */
export async function loadReferenceData(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tsudoi masters'))`.execute(tx);
    for (const [table, toRow] of Object.entries(referenceData)) {
      const rows = readTable(table).map(toRow);
      const columns = Object.keys(rows[0] ?? {});
      const others = columns.filter((column) => column !== "id");
      await sql`
        insert into ${sql.table(table)} as kept (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(columns.map((column) => sql.ref(column)))}
          from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
        on conflict (id) do update
          set ${sql.join(others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
          where (${sql.join(others.map((column) => sql`kept.${sql.ref(column)}`))})
            is distinct from (${sql.join(others.map((column) => sql`excluded.${sql.ref(column)}`))})
      `.execute(tx);
    }
  });
}

function readTable(table: string): Cells[] {
  const text = files[`./data/${table}.tsv`];
  if (!text) throw new Error(`There is no data file for ${table}`);
  const [header = [], ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ""])));
}
