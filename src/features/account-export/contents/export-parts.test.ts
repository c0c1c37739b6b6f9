import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeEverythingOf } from "../../../../tests/factories/everything-of-a-person.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { schemaOf } from "../making/export-schema.ts";
import { readPart } from "../making/read-parts.server.ts";
import type { ExportPart } from "./export-part.server.ts";
import { exportParts, leftOut, leftOutOfProfile } from "./export-parts.server.ts";

const { db } = await testDatabase();
const organizationId = await makeOrganization(db, { name: "Tea Club" });
const eventId = await makeEvent(db, { owner: organizationId, title: "Tea" });
const person = await makeUser(db, { first_name: "Zqmine", email: "zq-mine@example.com" });
const other = await makeUser(db, { first_name: "Zqother", email: "zq-other@example.com" });
await makeEverythingOf(db, { id: person.id, mark: "Zqmine", eventId, organizationId });
await makeEverythingOf(db, { id: other.id, mark: "Zqother", eventId, organizationId });

async function read(part: ExportPart): Promise<string> {
  const pieces: Uint8Array[] = [];
  await db.transaction().execute(async (tx) => {
    for await (const piece of readPart(tx, part, person.id)) pieces.push(piece);
  });
  return Buffer.concat(pieces).toString();
}
const files = new Map<string, string>();
for (const part of exportParts) files.set(part.name, await read(part));
const rowsOf = (name: string) => JSON.parse(files.get(name) ?? "") as Record<string, unknown>[];

it("every column that points at people or at their applications is in the export, or it is said why not", async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('users'::regclass, 'applications'::regclass) order by 1`.execute(
    db,
  );
  const accounted = [...exportParts.flatMap((part) => part.of), ...Object.keys(leftOut)];
  expect([...accounted].sort()).toEqual(rows.map(({ name }) => name).sort());
});

it("every column of an account is in the profile, or it is said why not", async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'users'`.execute(
    db,
  );
  const [profile] = exportParts;
  const text = profile?.select(person.id).compile(db).sql ?? "";
  const untold = rows.map(({ name }) => name).filter((name) => !new RegExp(`\\bu\\.${name}\\b`).test(text));
  expect(untold.sort()).toEqual(Object.keys(leftOutOfProfile).sort());
});

it.each(exportParts.map((part) => [part.name, part] as const))(
  "%s has the rows of its columns, as its schema says",
  (name, part) => {
    const text = part.select(person.id).compile(db).sql;
    for (const column of part.of) {
      for (const word of column.split(".")) expect(text).toMatch(new RegExp(`\\b${word}\\b`));
    }
    const rows = rowsOf(name);
    expect(rows.length).toBeGreaterThan(0);
    const ajv = new Ajv2020({ strict: true });
    addFormats.default(ajv);
    const isValid = ajv.compile(schemaOf(part));
    expect(isValid(rows), JSON.stringify(isValid.errors)).toBe(true);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(Object.keys(part.row.shape).sort());
  },
);

it("a schema refuses a row with a time that is none, and one without a key", () => {
  const part = exportParts.find(({ name }) => name === "bookmarks") as ExportPart;
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  const isValid = ajv.compile(schemaOf(part));
  const row = rowsOf("bookmarks")[0] as object;
  expect(isValid([row])).toBe(true);
  expect(isValid([{ ...row, created_at: "yesterday" }])).toBe(false);
  expect(isValid([{ ...row, event_id: undefined }].map((one) => JSON.parse(JSON.stringify(one))))).toBe(
    false,
  );
});

it("nothing in it is somebody else's, and no secret is in it", () => {
  for (const [name, text] of files)
    expect(text, name).not.toMatch(/zqother|zq-other|zq-third|secret-|a draft/i);
});

it("answers are told with their questions and options, and so are former ones", () => {
  expect(rowsOf("answers")).toMatchObject([
    { event: "Tea", question: "What do you eat?", text: "Zqmine", options: ["Rice"] },
  ]);
  expect(rowsOf("former_answers")[0]?.answers).toEqual([
    { question: "What do you eat?", text: "before Zqmine", options: ["Rice"] },
  ]);
  expect(rowsOf("notes_about_me")).toMatchObject([{ event: "Tea", text: "noted of Zqmine" }]);
});

it("times are told as everywhere, in Japan's", () => {
  expect(rowsOf("bookmarks")[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+09:00$/);
});

it("a person with more rows than are read at once gets each of them once", async () => {
  await sql`
    insert into mails (kind, dedupe_key, message_id, user_id, language, state, sent_at)
    select 'newsletter', 'many ' || n, 'many ' || n, ${person.id}, 'en', 'sent', now() from generate_series(1, 1200) n`.execute(
    db,
  );
  const rows = JSON.parse(await read(exportParts.find(({ name }) => name === "mails") as ExportPart));
  expect(rows).toHaveLength(1201);
});
