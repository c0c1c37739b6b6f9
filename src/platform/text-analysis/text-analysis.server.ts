import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Executor } from "../db/client.server.ts";
import type { Platform } from "../platform.ts";
import { ThreadPool } from "../threads/thread-pool.server.ts";
import type { ReadWord, TextToAnalyse } from "./analyse-texts.worker.ts";
import { analysisVersion } from "./analysis-version.ts";
import { deletionsOf } from "./one-letter-typos.ts";
import { bareTerm } from "./term-kinds.ts";
import type { JapaneseToken } from "./tokens/japanese-token.ts";

/** One thread, since each loads the dictionary: 140 MB, which go when nobody has needed it for twenty seconds; it is there again in 200 ms. */
export const textAnalysisThreads = new ThreadPool<typeof import("./analyse-texts.worker.ts")>(
  "analyse-texts",
  import.meta.url,
  { maxWaiting: 100, maxThreads: 1, idleSeconds: 20 },
);

const longestWaitMs = 1000;
const longestPreparationMs = 2000;

/** The words of a run of Japanese letters; null where the dictionary does not answer within a second. */
export async function readWords(run: string): Promise<ReadWord[] | null> {
  const read = textAnalysisThreads.run("read", run).catch(() => null);
  return Promise.race([read, sleep(longestWaitMs, null, { ref: false })]);
}

/** The words of Japanese texts as the dictionary takes them; null where it does not answer within two seconds. */
export function readTokens(texts: readonly string[]): Promise<JapaneseToken[][] | null> {
  const read = textAnalysisThreads.run("tokens", texts).catch(() => null);
  return Promise.race([read, sleep(longestPreparationMs, null, { ref: false })]);
}

/** How the dictionary reads parts of names, in katakana and in their order; empty where it does not know them. */
export function guessNameReadings(parts: readonly string[]): Promise<string[]> {
  return textAnalysisThreads.run("readNames", parts);
}

/**
 * Finds out by which terms the texts are found, for those of which it is not known yet. Before the transaction that writes the
 * texts, whose triggers take it from here.
 */
export async function analyseTexts(db: Db, texts: readonly TextToAnalyse[]): Promise<void> {
  const missing = await withoutAnalysis(db, texts);
  if (missing.length === 0) return;
  const analysed = await textAnalysisThreads.run("analyse", missing);
  const readings = new Map<string, Set<string>>();
  for (const [word, found] of analysed.flatMap(({ words }) => Object.entries(words))) {
    readings.set(word, new Set([...(readings.get(word) ?? []), ...found]));
  }
  await saveWords(db, readings);
  await sql`
    insert into text_analyses (digest, version, terms)
    select decode(row.digest, 'hex'), ${analysisVersion}::smallint,
           array_to_tsvector(array(select jsonb_array_elements_text(row.terms)))
      from jsonb_to_recordset(${JSON.stringify(
        analysed.map(({ terms }, at) => ({ digest: digestOf(missing[at]?.text ?? ""), terms })),
      )}::jsonb) as row (digest text, terms jsonb)
     order by row.digest
    on conflict (digest) do update set version = excluded.version, terms = excluded.terms, created_at = now()`.execute(
    db,
  );
}

/**
 * `analyseTexts` for somebody who saves them and waits: what does not work or takes long is left to the sweep, and the texts
 * are found by their letters until then.
 */
export async function prepareTexts(
  { db, log }: Pick<Platform, "db" | "log">,
  texts: readonly TextToAnalyse[],
): Promise<void> {
  const analysed = analyseTexts(db, texts).catch((error) =>
    log.warn({ err: error }, "could not analyse texts for the search; it is tried again"),
  );
  await Promise.race([analysed, sleep(longestPreparationMs, undefined, { ref: false })]);
}

async function withoutAnalysis(db: Executor, texts: readonly TextToAnalyse[]): Promise<TextToAnalyse[]> {
  const byDigest = new Map(texts.filter(({ text }) => text).map((text) => [digestOf(text.text), text]));
  if (byDigest.size === 0) return [];
  const { rows } = await sql<{ digest: string }>`
    select encode(digest, 'hex') as digest from text_analyses
     where version >= ${analysisVersion}
       and digest in (select decode(d, 'hex') from unnest(${[...byDigest.keys()]}::text[]) as d)`.execute(db);
  for (const { digest } of rows) byDigest.delete(digest);
  return [...byDigest.values()];
}

/** In one order, so that two who save the same words do not wait for each other. */
async function saveWords(db: Db, readings: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  const rows = [...readings].map(([term, found]) => ({
    term,
    readings: [...found],
    deletions: deletionsOf(bareTerm(term)),
  }));
  await sql`
    insert into search_vocabulary as known (term, readings, deletions)
    select row.term, array(select jsonb_array_elements_text(row.readings)),
           array(select jsonb_array_elements_text(row.deletions))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (term text, readings jsonb, deletions jsonb)
     order by row.term collate "C"
    on conflict (term) do update
      set readings = array(select distinct unnest(known.readings || excluded.readings) order by 1)
      where not known.readings @> excluded.readings`.execute(db);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
