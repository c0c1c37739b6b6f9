import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { analyseEventTexts } from "../../../src/features/events/search/analyse-event-texts.server.ts";
import { openDatabase } from "../../../src/platform/db/client.server.ts";

const project = join(import.meta.dirname, "../../..");
const linesOf = (path: string) =>
  readFileSync(join(project, path), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

/** A word in Japanese and in English. */
export type Pair = [ja: string, en: string];

const first = (words = "") => words.split("|")[0] as string;

/** Topics of the events, the most frequent first. */
export const activities = linesOf("src/features/synonyms/data/synonyms.tsv").map(
  ([, ja, en]): Pair => [first(ja), first(en)],
);
const kinds = linesOf("src/features/reference-data/data/event_formats.tsv").map(
  ([, en, ja]): Pair => [first(ja?.replace("・", "|")), en as string],
);
export const places = linesOf("src/features/reference-data/data/prefectures.tsv").map(
  ([, ja = "", , en]): Pair => [ja.replace(/[都府県]$/, ""), en as string],
);
const sentences = linesOf("tests/search/events.tsv").map(
  ([...columns]): Pair => [columns[10] as string, columns[11] as string],
);

/** Fills a migrated database with events whose words are as unevenly frequent as those of a language, and analyses them. */
export async function fillWithSearchedEvents(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const triggers = async (is: "enable" | "disable") => {
    for (const table of ["organization_texts", "events", "event_texts", "event_hosts"])
      await client.query(`alter table ${table} ${is} trigger user`);
  };
  await triggers("disable");
  const lists = [activities, kinds, places, sentences].map((list) => JSON.stringify(list));
  const statement = readFileSync(join(import.meta.dirname, "fill-searched.sql"), "utf8");
  await client.query(statement, [count, ...lists]);
  // The rows that triggers would have made, of texts that are not analysed yet.
  await client.query(`
    insert into event_search_documents
      (event_id, title, place, address, prefecture, organization, purpose, format, university, description, titles, analysis_version)
    select id, '', '', '', '', '', '', '', '', '', '', 0 from events
     where not exists (select from event_search_documents where event_id = events.id)`);
  await triggers("enable");
  const db = openDatabase(databaseUrl, { max: 2 });
  await analyseEventTexts(db);
  await db.destroy();
  await client.query("vacuum analyze");
  await client.end();
}
