import { globSync, readFileSync } from "node:fs";
import { expect, it, test } from "vitest";

/**
 * Of a source file: where it reads or writes `cancelled_at` of applications, which events and reminders have too. A statement
 * in SQL says it by the table's alias, or bare while it is about applications; one of the query builder bare.
 */
function usesOfCancelledAt(source: string): string[] {
  const aliases = [
    ...source.matchAll(/\bapplications"? (?:as )?(?!where|set|on|using|group|order)([a-z]\w*)/g),
  ]
    .map(([, alias]) => alias)
    .concat("applications");
  const prefixed = new RegExp(`\\b(?:${aliases.join("|")})\\.cancelled_at`, "g");
  const bareSql =
    /\b(?:from|into|update|join) applications\b(?:(?!\b(?:from|union)\b)[^`;])*?[^.\w]cancelled_at/g;
  const bareBuilder = /\("applications\b[^;]*?["{ ]cancelled_at\b/g;
  const ofRow = /\bapplication\??\.cancelled_at/g;
  return [prefixed, bareSql, bareBuilder, ofRow].flatMap((pattern) => source.match(pattern) ?? []);
}

/** An export tells people what stands about them, column by column, and decides nothing by it. */
const states =
  /^src\/(features\/applications\/states\/|features\/account-export\/contents\/|sample\/)|\.test\.tsx?$/;
const files = globSync("src/**/*.{ts,tsx}").filter((path) => !states.test(path));

it("asks nowhere for cancelled_at of applications: the states and their rules answer that", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((path) => usesOfCancelledAt(readFileSync(path, "utf8")).length > 0)).toEqual([]);
});

test.each([
  "sql`select 1 from applications where event_id = 1 and cancelled_at is null`",
  "sql`select 1 from applications a join events e on e.id = a.event_id where a.cancelled_at is null`",
  "sql`update applications set cancelled_at = now()`",
  'db.selectFrom("applications").select("id").where("cancelled_at", "is", null)',
  'db.selectFrom("applications as a").select(["a.cancelled_at"])',
  'db.updateTable("applications").set({ cancelled_at: now })',
  "if (application.cancelled_at) return;",
])("sees %s", (source) => {
  expect(usesOfCancelledAt(source)).not.toEqual([]);
});

test.each([
  "sql`select 1 from applications a join events e on e.id = a.event_id where e.cancelled_at is null`",
  'db.selectFrom("applications").selectAll(); db.selectFrom("events").where("cancelled_at", "is", null)',
  "if (event.cancelled_at) return;",
])("lets %s be", (source) => {
  expect(usesOfCancelledAt(source)).toEqual([]);
});
