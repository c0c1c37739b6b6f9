import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startDatabase } from "./support/bench-database.ts";
import { activities, fillWithSearchedEvents, places } from "./support/fill-searched.ts";
import { once } from "./support/grow-database.ts";
import { startSite } from "./support/processes.ts";

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
    console.log(`\n## Search, ${events.toLocaleString("en")} events`);
    console.log(`\nFilled and analysed in ${Math.round((performance.now() - began) / 1000)} s.\n`);
    await once(`${site.url}/api/v1/events?limit=20&q=${encodeURIComponent("辞書を読みこむ")}`);
    console.log("| search, ms for 20 events and their number | p50 | p95 |\n|---|--:|--:|");
    const all: number[] = [];
    for (const [name, queries] of Object.entries(searches)) {
      const taken = await measure(`${site.url}/api/v1/events?limit=20`, client, queries);
      console.log(row(name, taken));
      if (name !== "bad input") all.push(...taken);
    }
    console.log(row("all but bad input", all));
    console.log("\n| suggestions, ms | p50 | p95 |\n|---|--:|--:|");
    const suggestions: number[] = [];
    for (const [name, queries] of Object.entries(typedSoFar)) {
      const taken = await measure(`${site.url}/api/v1/suggestions?limit=8`, client, queries);
      console.log(row(name, taken));
      suggestions.push(...taken);
    }
    console.log(row("all", suggestions));
  } finally {
    await client.end();
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(address: string, client: pg.Client, queries: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const query of queries) {
      // As after a write: nothing that was searched, listed or found is kept.
      await client.query("select note_public_data_change('lists', 'search')");
      const took = await once(`${address}&q=${encodeURIComponent(query)}`);
      if (round >= 0) taken.push(took);
    }
  }
  return taken.sort((one, other) => one - other);
}

function row(name: string, taken: readonly number[]): string {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `| ${name} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} |`;
}
