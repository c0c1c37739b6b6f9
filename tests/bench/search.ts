import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { print } from "./figures/print.ts";
import { startDatabase } from "./support/bench-database.ts";
import { activities, fillWithSearchedEvents, places } from "./support/fill-searched.ts";
import { once } from "./support/grow-database.ts";
import { watchPostgres } from "./support/postgres-processor-time.ts";
import { processorMicroseconds, startSite } from "./support/processes.ts";

const events = 100_000;
const rounds = 4;

const ja = (from: number, to: number) => activities.slice(from, to).map(([word]) => word);
const en = (from: number, to: number) => activities.slice(from, to).map(([, word]) => word);

/** Words of `fill-searched`, of which the first are in thousands of titles and the last in some. */
const searches: Record<string, string[]> = {
  "frequent words": [...ja(0, 10), ...en(0, 10)],
  "rare words": [...ja(-10, -1), ...en(-10, -1)],
  "two words": ja(0, 20).map((word, at) => `${word} ${places[at]?.[0]}`),
  "two words without a blank": ja(0, 20).map((word, at) => `${places[at]?.[0]}${word}`),
  "a word that is in every event": ["駅前", "room", "号室", "一般", "tokyo", "東京"],
  "in kana": ["はなみ", "きもの", "おんせん", "ぎたー", "しょどう", "とうきょう", "りょうり", "ぼんおどり"],
  "in romaji": ["hanami", "kimono", "onsen", "shodou", "toukyou", "shukatsu", "ryouri", "bon odori"],
  "with a typo": ["kimino", "calligrafy", "hackaton", "tokio tour", "programing", "fireworkss", "ボランテア"],
  "by a synonym": ["就活", "job hunting", "新歓", "バイト", "cherry blossom viewing", "フリマ", "学祭"],
  "nothing found": ["量子脱線装置", "zzyzx", "qwertyuiop", "むにゃむにゃ", "𠮷野家", "🎌🎌🎌"],
  "bad input": [
    "あ",
    "%_\\",
    "'|&!()",
    "e".repeat(200),
    "あ ".repeat(99),
    "漢".repeat(200),
    "a b c d e f g h i j k",
  ],
};

/** Their beginnings, a letter more each time. */
const typedSoFar: Record<string, string[]> = {
  "one letter": ["a", "k", "あ", "京", "は", "花", "t"],
  "two letters": ["ky", "to", "はな", "きも", "花見", "東京", "te"],
  "more letters": [
    "kyoto",
    "hanami",
    "calli",
    "きょうとだ",
    "着物",
    "university of t",
    "しょどう",
    "tokyo ca",
  ],
  "several words without a blank": ["東京花見", "京都着", "大阪ボード", "名古屋写真"],
  "no suggestion": ["qwertyuiop", "むにゃむにゃ", "𠮷野家", "%_\\", "漢".repeat(200)],
};

interface Measured {
  /** Milliseconds on the clock. */
  taken: number[];
  /** Microseconds of processor time for all of them. */
  program: number;
  postgres: number;
}

/** How long a search takes whose answer nothing has kept, among 100,000 upcoming events. */
export async function benchSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const settings = { DATABASE_URL: database.url, ROLE: "web", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  const site = await startSite(settings);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const began = performance.now();
    await fillWithSearchedEvents(database.url, events);
    print(`\n## Search, ${events.toLocaleString("en")} events`);
    print(`\nFilled and analysed in ${Math.round((performance.now() - began) / 1000)} s.`);
    await once(`${site.url}/api/v1/events?limit=20&q=${encodeURIComponent("辞書を読みこむ")}`);
    const measure = await measureWith(client, database.url, site.process.pid as number);
    printHead("search for 20 events and their number");
    const all: Measured[] = [];
    for (const [name, queries] of Object.entries(searches)) {
      const measured = await measure(`${site.url}/api/v1/events?limit=20`, queries);
      printRow(name, [measured]);
      if (name !== "bad input") all.push(measured);
    }
    printRow("all but bad input", all);
    printRow("frequent words, of a purpose", [
      await measure(
        `${site.url}/api/v1/events?limit=20&event_purpose_id=2`,
        searches["frequent words"] ?? [],
      ),
    ]);
    printRow("no search", [await measure(`${site.url}/api/v1/events?limit=20`, [""])]);
    printHead("suggestions");
    const suggestions: Measured[] = [];
    for (const [name, queries] of Object.entries(typedSoFar)) {
      const measured = await measure(`${site.url}/api/v1/suggestions?limit=8`, queries);
      printRow(name, [measured]);
      suggestions.push(measured);
    }
    printRow("all", suggestions);
  } finally {
    await client.end();
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureWith(client: pg.Client, databaseUrl: string, pid: number) {
  const postgresTime = await watchPostgres(databaseUrl);
  return async (address: string, queries: readonly string[]): Promise<Measured> => {
    const taken: number[] = [];
    let [program, postgres] = [0, 0];
    for (let round = -1; round < rounds; round += 1) {
      if (round === 0) [program, postgres] = [processorMicroseconds(pid), postgresTime()];
      for (const query of queries) {
        // As after a write: nothing that was searched, listed or found is kept.
        await client.query("select note_public_data_change('lists', 'search')");
        const took = await once(query ? `${address}&q=${encodeURIComponent(query)}` : address);
        if (round >= 0) taken.push(took);
      }
    }
    return { taken, program: processorMicroseconds(pid) - program, postgres: postgresTime() - postgres };
  };
}

function printHead(what: string): void {
  print(`\n| ${what} | p50 ms | p95 ms | ms of processor: program | PostgreSQL |`);
  print("|---|--:|--:|--:|--:|");
}

function printRow(name: string, measured: readonly Measured[]): void {
  const taken = measured.flatMap((one) => one.taken).sort((one, other) => one - other);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  const each = (of: "program" | "postgres") =>
    measured.reduce((sum, one) => sum + one[of], 0) / taken.length / 1000;
  const values = [at(0.5), at(0.95), each("program"), each("postgres")];
  print(`| ${[name, ...values.map((value) => value.toFixed(1))].join(" | ")} |`);
}
