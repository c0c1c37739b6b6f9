import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeEverythingOf } from "../../../../tests/factories/everything-of-a-person.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { removeOldAnswers } from "../../applications/applications.server.ts";
import { makeExport } from "./make-export.server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsudoi-beside-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const { api, db, clock, platform } = await startTestServer({ DATA_DIR: dataDir });
const person = await makeUser(db);
const organizationId = await makeOrganization(db);
const end = clock.now().getTime() - 180 * dayMs;
const eventId = await makeEvent(db, {
  owner: organizationId,
  columns: { start_at: new Date(end - 1), end_at: new Date(end) },
});
await makeEverythingOf(db, { id: person.id, mark: "Zqmine", eventId, organizationId });
const ofEvent = [
  "answers",
  "former_answers",
  "notes_about_me",
  "accommodation",
  "attendances",
  "certificates",
];

/** How many rows the newest export has of each file. */
async function exported(): Promise<Record<string, number>> {
  const { file_key } = await db
    .selectFrom("account_exports")
    .select("file_key")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const file = await (await openFileStore(platform)).openFile(file_key);
  const files = unzipSync(new Uint8Array(await new Response(file as ReadableStream).arrayBuffer()));
  return Object.fromEntries(
    ofEvent.map((name) => [name, JSON.parse(strFromU8(files[`data/${name}.json`] as Uint8Array)).length]),
  );
}
const isReading = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'declare exported%passkeys%'`.execute(
    db,
  );
  return rows.length > 0;
};

async function answersLeft(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from answers)::integer + (select count(*) from application_notes)::integer as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

it("answers that are removed while they are exported are all in that export and in no later one, and neither waits for the other", async () => {
  await api("POST /users/own/exports", { as: person.session });
  let making: Promise<boolean> | undefined;
  await db.transaction().execute(async (tx) => {
    // The export has begun, and reads answers after this.
    await sql`lock table passkeys in access exclusive mode`.execute(tx);
    making = makeExport(platform);
    await expect.poll(isReading).toBe(true);
    await removeOldAnswers(platform);
    expect(await answersLeft()).toBe(0);
  });
  expect(await making).toBe(true);
  expect(await exported()).toEqual(Object.fromEntries(ofEvent.map((name) => [name, 1])));
  await api("POST /users/own/exports", { as: person.session });
  await makeExport(platform);
  expect(await exported()).toEqual({
    ...Object.fromEntries(ofEvent.map((name) => [name, 0])),
    attendances: 1,
    certificates: 1,
  });
});
