import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { analyseEventTexts } from "../../../src/features/events/search/analysis/analyse-event-texts.server.ts";
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

/** Their texts are analysed; others are copies of them, because the dictionary takes half an hour for 100,000. */
const analysed = 5000;

/**
 * Fills a migrated database with events whose words are as unevenly frequent as those of a language, and analyses them.
 * @param count a multiple of 5,000
 */
export async function fillWithSearchedEvents(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await withoutTriggers(client, ["organization_texts", "events", "event_texts", "event_hosts"], async () => {
    const lists = [activities, kinds, places, sentences].map((list) => JSON.stringify(list));
    await client.query(statementOf("fill-searched.sql"), [analysed, ...lists, count]);
    // The rows that triggers would have made, of texts that are not analysed yet.
    await client.query(`
      insert into event_search_documents
        (event_id, start_at, is_published, is_shown_only_organization_universities, owner_organization_id, analysis_version,
         titles, words, fields)
      select id, start_at, is_published, is_shown_only_organization_universities, owner_organization_id, 0, '', '', '' from events
       where not exists (select from event_search_documents where event_id = events.id)`);
  });
  const db = openDatabase(databaseUrl, { max: 2 });
  await analyseEventTexts(db);
  await db.destroy();
  const filled = ["events", "event_texts", "event_hosts", "event_search_documents"];
  await withoutTriggers(client, filled, () =>
    withoutTermIndexes(client, () => client.query(statementOf("copy-searched.sql"), [analysed, count])),
  );
  await client.query("select refresh_event_lists(array(select id from events))");
  await client.query("vacuum analyze");
  await client.end();
}

const statementOf = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

async function withoutTriggers(client: pg.Client, tables: string[], fill: () => Promise<unknown>) {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await fill();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

/** An index of terms is made of all rows at once in a tenth of the time that row by row takes. */
async function withoutTermIndexes(client: pg.Client, fill: () => Promise<unknown>) {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'event_search_documents' and indexdef like '% USING gin %'`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}
