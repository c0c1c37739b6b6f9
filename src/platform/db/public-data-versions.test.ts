import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { testDatabase } from "../../../tests/support/database.ts";

const { db } = await testDatabase();
const { id: user } = await makeUser(db);
const owner = await makeOrganization(db, { prefectures: [1], universities: [1], members: [user] });
const event = await makeEvent(db, { owner });
await sql
  .raw(`
  insert into questions (id, event_id, question_type_id) values (1, ${event}, 1);
  insert into question_texts (question_id, language_id) values (1, 1);
  insert into question_options (id, question_id) values (1, 1);
  insert into question_option_texts (question_option_id, language_id, text) values (1, 1, 'a');
  insert into event_spoken_languages values (${event}, 1);
  insert into event_target_universities values (${event}, 1);
  insert into event_target_department_categories values (${event}, 1);
  insert into event_target_countries values (${event}, 392);
  insert into event_target_occupations values (${event}, 1);
  insert into event_target_prefectures values (${event}, 1);
  insert into help_articles (id, key) values (1, 'a');
  insert into help_article_texts (help_article_id, language_id) values (1, 1);
  insert into removed_things (kind, id) values ('event', 999);
`)
  .execute(db);

const version = async (executor: Pick<typeof db, "getExecutor"> = db) =>
  (
    await sql<{ version: string }>`select sum(version)::text as version from public_data_versions`.execute(
      executor,
    )
  ).rows[0]?.version;

let before: string | undefined;
beforeEach(async () => {
  before = await version();
});

const shown = [
  "languages prefectures universities department_categories countries occupations event_purposes event_formats",
  "question_types organizations organization_texts organization_prefectures organization_universities",
  "organization_members events event_texts event_hosts event_spoken_languages event_target_universities",
  "event_target_department_categories event_target_countries event_target_occupations event_target_prefectures",
  "questions question_texts question_options question_option_texts help_articles help_article_texts removed_things",
].flatMap((names) => names.split(" "));

test.each(shown)("a change in %s, which public pages show, is a new version", async (table) => {
  const { rows } = await sql<{ column: string }>`
    select attname as "column" from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' order by attnum limit 1`.execute(
    db,
  );
  const column = sql.ref(rows[0]?.column as string);
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${column} = ${column}`.execute(db);
  expect(Number(numAffectedRows)).toBeGreaterThan(0);
  expect(await version()).not.toBe(before);
});

test("an application is a new version, because pages say how many places are left", async () => {
  await db.insertInto("applications").values({ event_id: event, user_id: user }).execute();
  expect(await version()).not.toBe(before);
});

test("what no public page shows is no new version", async () => {
  await db.updateTable("users").set({ first_name: "New" }).execute();
  await db.insertInto("rate_limits").values({ key: "k", window_start: new Date() }).execute();
  expect(await version()).toBe(before);
});

test("a transaction moves the version once, at its commit, and not when it rolls back", async () => {
  await db.transaction().execute(async (tx) => {
    await sql`update event_texts set title = 'New'`.execute(tx);
    await sql`update events set updated_at = now()`.execute(tx);
    // Not even here yet: the counter's row is not held while the transaction goes on.
    expect(await version(tx)).toBe(before);
  });
  expect(Number(await version())).toBe(Number(before) + 1);
  const failing = db.transaction().execute(async (tx) => {
    await sql`update event_texts set title = 'Newer'`.execute(tx);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(Number(await version())).toBe(Number(before) + 1);
});
