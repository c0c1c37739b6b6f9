import { expect, test } from "vitest";
import { listEventIds } from "../../src/features/events/events.server.ts";
import { analyseEventTexts } from "../../src/features/events/search/analysis/analyse-event-texts.server.ts";
import { testDatabase } from "../support/database.ts";
import { clock, type JudgedSearch, rateSearches } from "./judged-search.ts";

const { db } = await testDatabase();
const searches = await rateSearches(db);
await analyseEventTexts(db);

interface Result extends JudgedSearch {
  found: number[];
  /** The part of those meant that stands among the first ten. */
  recall: number;
  reciprocalRank: number;
}

const results: Result[] = [];
for (const search of searches) {
  const found = await listEventIds(db, {
    span: "upcoming",
    filters: { q: search.query, limit: 10 },
    viewerUniversityId: null,
    now: clock.now(),
  }).then(({ rows }) => rows);
  const hits = found.filter((id) => search.relevant.has(id)).length;
  const first = found.findIndex((id) => search.relevant.has(id));
  results.push({
    ...search,
    found,
    recall: hits / Math.min(10, search.relevant.size),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  });
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const judged = results.filter(({ relevant }) => relevant.size > 0);

test.each([
  ["that the search was tuned by", false],
  ["that were held out", true],
])("the searches %s find what is meant, at the top", (_, isHeldOut) => {
  const some = judged.filter((result) => result.isHeldOut === isHeldOut);
  const weak = some
    .filter(({ recall, reciprocalRank }) => recall < 1 || reciprocalRank < 1)
    .map(
      ({ query, recall, reciprocalRank }) => `${query}: ${recall.toFixed(2)}, ${reciprocalRank.toFixed(2)}`,
    );
  const [recall, reciprocalRank] = [
    average(some.map((result) => result.recall)),
    average(some.map((result) => result.reciprocalRank)),
  ];
  const figures = `recall at 10: ${recall.toFixed(3)}, mean reciprocal rank: ${reciprocalRank.toFixed(3)}`;
  const details = `${some.length} searches, ${figures}${isHeldOut ? "" : `\n${weak.join("\n")}`}`;
  if (process.env.SHOW_SEARCHES) process.stdout.write(`${details}\n`);
  expect(recall, details).toBeGreaterThanOrEqual(0.95);
  expect(reciprocalRank, details).toBeGreaterThanOrEqual(0.85);
});

test("where nothing is meant, nothing is found", () => {
  const none = results.filter(({ relevant }) => relevant.size === 0);
  expect(none.length).toBeGreaterThan(0);
  for (const { query, found } of none) expect(found, query).toEqual([]);
});
