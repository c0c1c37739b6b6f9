import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { loadSynonyms } from "../../src/features/synonyms/synonyms.server.ts";
import { SetClock } from "../../src/platform/clock/clock.ts";
import type { Db, Tx } from "../../src/platform/db/client.server.ts";
import { loadSampleData } from "../../src/sample/load-sample-data.server.ts";
import { sampleFile } from "../../src/sample/sample-file.ts";
import { languageIds } from "../../src/shared/languages/languages.ts";

export const clock = new SetClock("2026-11-20T16:00:00Z");

/** A search, and the events that somebody who types it means: their keys in `events.tsv`, `s13` for the 13th of the samples. */
export interface JudgedSearch {
  query: string;
  /** Every third was not looked at until the search was finished. */
  isHeldOut: boolean;
  relevant: ReadonlySet<number>;
}

/** Makes the events and judges. */
export async function rateSearches(db: Db): Promise<JudgedSearch[]> {
  await loadSampleData(db, {
    clock,
    saveAccounts: async () => {},
    keepImage: async (purpose) => `${purpose}.webp`,
  });
  await loadSynonyms(db, clock.now());
  const ids = new Map(await sampleIds(db));
  await db.transaction().execute(async (tx) => {
    // Derived rows are made once, for all of them.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [key, id] of await writeEvents(tx)) ids.set(key, id);
    await writeOthers(tx);
  });
  await sql`select refresh_event_search(array(select id from events))`.execute(db);
  return Promise.all(
    linesOf("queries.tsv").map(async ([query = "", relevant = ""], at) => ({
      query,
      isHeldOut: at % 3 === 2,
      relevant: new Set(await idsOf(db, relevant, ids)),
    })),
  );
}

function linesOf(name: string): string[][] {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

async function sampleIds(db: Db): Promise<[string, number][]> {
  const rows = await db
    .selectFrom("events as e")
    .innerJoin("event_texts as t", "t.event_id", "e.id")
    .select(["e.id", "t.title"])
    .where("e.start_at", ">", clock.now())
    .execute();
  const byTitle = new Map(rows.map(({ id, title }) => [title, id]));
  return sampleFile.events.map(({ id, title, main_language }) => [
    `s${id}`,
    byTitle.get(title[main_language] ?? "") ?? 0,
  ]);
}

async function idsOf(db: Db, relevant: string, ids: ReadonlyMap<string, number>): Promise<number[]> {
  const found = relevant
    .split(" ")
    .filter(Boolean)
    .map(async (key) => {
      const [column, value] = key.split("=");
      if (!value) return [ids.get(key) ?? Number.NaN];
      const name = {
        "@prefecture": "prefecture_id",
        "@purpose": "event_purpose_id",
        "@format": "event_format_id",
      }[column as string] as "prefecture_id";
      const rows = await db
        .selectFrom("events")
        .select("id")
        .where(name, "=", Number(value))
        .where("start_at", ">", clock.now())
        .execute();
      return rows.map(({ id }) => id);
    });
  return (await Promise.all(found)).flat();
}

/** Those of the file, one a day, a host each. Where a language is empty, the event has no text in it. */
async function writeEvents(db: Tx): Promise<[string, number][]> {
  const written: [string, number][] = [];
  for (const [at, line] of linesOf("events.tsv").entries()) {
    const [key = "", prefecture, purpose, format, ...texts] = line;
    const id = await writeEvent(db, { at, columns: [prefecture, purpose, format].map(Number), texts });
    written.push([key, id]);
  }
  return written;
}

async function writeEvent(
  db: Tx,
  { at, columns: [prefecture, purpose, format], texts }: { at: number; columns: number[]; texts: string[] },
): Promise<number> {
  const languages = (["ja", "en"] as const).map((language, index) => {
    const [title = "", place_name = "", host = "", description = ""] = [0, 2, 4, 6].map(
      (place) => texts[place + index],
    );
    return { language_id: languageIds[language], title, place_name, host, description };
  });
  const given = languages.filter(({ title }) => title);
  const { rows } = await sql<{ id: number }>`
    with host as (insert into organizations (email) values (${`host${at}@example.com`}) returning id)
    insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
    select ${new Date(clock.now().getTime() + (at + 1) * 86_400_000)}, 30, ${prefecture}, ${purpose}, ${format}, id
      from host returning id`.execute(db);
  const id = rows[0]?.id as number;
  for (const [index, { host, ...text }] of given.entries()) {
    await sql`
      insert into organization_texts (organization_id, language_id, name, is_main)
      select owner_organization_id, ${text.language_id}, ${host}, ${index === 0} from events where id = ${id}`.execute(
      db,
    );
    await db
      .insertInto("event_texts")
      .values({ event_id: id, ...text, is_main: index === 0 })
      .execute();
  }
  await sql`insert into event_hosts (event_id, organization_id, is_owner)
            select id, owner_organization_id, true from events where id = ${id}`.execute(db);
  return id;
}

const topics = [
  ["数学", "Mathematics"],
  ["統計", "Statistics"],
  ["地理", "Geography"],
  ["経済", "Economics"],
  ["法律", "Law"],
  ["建築", "Architecture"],
  ["看護", "Nursing"],
  ["薬学", "Pharmacy"],
  ["天気", "Weather"],
  ["心理学", "Psychology"],
] as const;
const times = [
  ["月曜", "Monday"],
  ["火曜", "Tuesday"],
  ["水曜", "Wednesday"],
  ["木曜", "Thursday"],
  ["金曜", "Friday"],
  ["土曜", "Saturday"],
  ["昼休み", "Lunch break"],
  ["放課後", "After-class"],
  ["月例", "Monthly"],
  ["隔週", "Fortnightly"],
] as const;

/** A hundred that none of the searches asks for: what is found is found among others. */
async function writeOthers(db: Tx): Promise<void> {
  let at = 1000;
  for (const [ja, en] of topics) {
    for (const [timeJa, timeEn] of times) {
      at += 1;
      const texts = [
        `${timeJa}の${ja}の集まり`,
        `${timeEn} ${en} gathering`,
        `第${at % 7}会議室`,
        `Room ${at % 7}`,
        `${ja}クラブ`,
        `${en} Circle`,
        `${ja}に関心のある方はどなたでも。問題を一つ持ち寄って、意見を交わします。`,
        `For all who care about ${en.toLowerCase()}. Bring one question, and we exchange views.`,
      ];
      await writeEvent(db, { at, columns: [6, 24, 24], texts });
    }
  }
}
