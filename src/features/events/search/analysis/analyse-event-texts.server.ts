import { sql } from "kysely";
import type { Db } from "../../../../platform/db/client.server.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { analysisVersion } from "../../../../platform/text-analysis/analysis-version.ts";
import { analyseTexts, prepareTexts } from "../../../../platform/text-analysis/text-analysis.server.ts";
import type { EventIn } from "../../editing/edit-event.contract.ts";

const atOnce = 50;

/**
 * Analyses the texts of events that are found by their letters alone until then: sample data, rows from before the search knew
 * words, lists that were renamed, what was saved while the dictionary did not answer.
 * @param signal ends it after what is under way
 */
export async function analyseEventTexts(db: Db, signal?: AbortSignal): Promise<void> {
  let last = 0;
  while (!signal?.aborted) {
    const ids = await findUnanalysed(db, last);
    if (ids.length === 0) return;
    await analyseTexts(db, await textsOf(db, ids));
    await sql`select refresh_event_search(${ids}::integer[])`.execute(db);
    // A text that cannot be analysed does not hold up the others.
    last = ids.at(-1) ?? last;
  }
}

/**
 * Before texts of an event are saved: analyses what is sent, and what of the event stays beside it.
 * @param id null for a new event
 */
export async function prepareEventTexts(
  platform: Pick<Platform, "db" | "log">,
  id: number | null,
  sent: EventIn,
): Promise<void> {
  const entries = (sent.language_events_attributes ?? []).flatMap((entry) => [
    entry.title,
    entry.place_name,
    entry.address,
    entry.organization_name,
    entry.discription,
    entry.summary,
  ]);
  const { plain_text } = sent;
  if (plain_text) entries.push(plain_text.title, plain_text.discription);
  // A list's name that is chosen anew and was never analysed is found by its letters until the sweep comes by.
  if (id !== null && entries.length === 0) return;
  const stored = id === null ? [] : await textsOf(platform.db, [id]);
  await prepareTexts(platform, [...stored, ...entries.flatMap((text) => (text ? [{ text }] : []))]);
}

async function findUnanalysed(db: Db, last: number): Promise<number[]> {
  const rows = await db
    .selectFrom("event_search_documents")
    .select("event_id")
    .where("analysis_version", "<", analysisVersion)
    .where("event_id", ">", last)
    .orderBy("event_id")
    .limit(atOnce)
    .execute();
  return rows.map(({ event_id }) => event_id);
}

/** All texts of events that are searched. */
async function textsOf(db: Db, ids: readonly number[]): Promise<{ text: string; reading: string }[]> {
  const { rows } = await sql<{ text: string; reading: string }>`
    select text, max(reading) as reading from event_search_parts(${ids}::integer[]) group by text`.execute(
    db,
  );
  return rows;
}
