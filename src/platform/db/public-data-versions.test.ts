import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeRecognition } from "../../../tests/factories/recognitions.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { testDatabase } from "../../../tests/support/database.ts";

const { db } = await testDatabase();
const { id: user } = await makeUser(db);
const owner = await makeOrganization(db, { prefectures: [1], universities: [1], members: [user] });
await makeRecognition(db, { organizationId: owner, universityId: 1 });
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
  insert into organization_follows values (${owner}, ${user});
  insert into synonym_groups (id) values (1);
  insert into synonyms (synonym_group_id, language_id, word) values (1, 1, '花見'), (1, 2, 'Hanami');
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

const changed = async () => {
  const { rows } = await sql<{ topics: string[] }>`
    select c.topics from public_data_changes c join public_data_versions v on v.shard = c.shard and v.version = c.version
     order by c.xmin::text::bigint desc limit 1`.execute(db);
  return rows[0]?.topics.sort();
};

const ofEvent = [`event:${event}`, `facts:${event}`];
const ofApplicants = [`applicants:${event}`, "counts", `event:${event}`];
const ofOrganization = [`organization:${owner}`];
const topics: Record<string, string[]> = {
  languages: ["*"],
  prefectures: ["*"],
  universities: ["*"],
  department_categories: ["*"],
  countries: ["*"],
  occupations: ["*"],
  event_purposes: ["*"],
  event_formats: ["*"],
  question_types: ["*"],
  organizations: ofOrganization,
  organization_texts: [...ofOrganization, "search"],
  organization_prefectures: ofOrganization,
  organization_universities: ["lists", ...ofOrganization],
  organization_members: ofOrganization,
  recognitions: ["lists", ...ofOrganization],
  organization_follows: [`followers:${owner}`],
  events: ofEvent,
  event_texts: [...ofEvent, "search"],
  event_hosts: [`event:${event}`, `hosts:${event}`, "lists", "search"],
  event_spoken_languages: [...ofEvent, "lists"],
  event_target_universities: [...ofEvent, "lists"],
  event_target_department_categories: ofEvent,
  event_target_countries: ofEvent,
  event_target_occupations: ofEvent,
  event_target_prefectures: [...ofEvent, "lists"],
  questions: ofEvent,
  question_texts: ofEvent,
  question_options: ofEvent,
  question_option_texts: ofEvent,
  help_articles: ["help"],
  help_article_texts: ["help"],
  synonyms: ["synonyms"],
  removed_things: ["event:999"],
};

test.each(Object.keys(topics))(
  "a change in %s, which public pages show, changes its topics",
  async (table) => {
    const { rows } = await sql<{ column: string }>`
    select attname as "column" from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' order by attnum limit 1`.execute(
      db,
    );
    const column = sql.ref(rows[0]?.column as string);
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${column} = ${column}`.execute(db);
    expect(Number(numAffectedRows)).toBeGreaterThan(0);
    expect(await version()).not.toBe(before);
    expect(await changed()).toEqual([...(topics[table] as string[])].sort());
  },
);

test("what decides where an event stands in lists changes the lists, with whatever column comes later", async () => {
  await sql`alter table events add column later integer`.execute(db);
  await sql`update events set later = 1 where id = ${event}`.execute(db);
  expect(await changed()).toEqual([...ofEvent, "lists"]);
  await sql`alter table events drop column later`.execute(db);
});

test("what lists are neither chosen nor ordered by changes no list", async () => {
  await sql`update events set detail_url = 'https://example.com', latitude = 35, longitude = 139, cancel_message = 'Rain'
             where id = ${event}`.execute(db);
  expect(await changed()).toEqual(ofEvent);
});

test("an event that fills up or has places again changes which have places", async () => {
  const count = (applicants: number) =>
    sql`update events set applications_count = ${applicants} where id = ${event}`.execute(db);
  await sql`update events set max_participant_num = 2, applications_count = 0 where id = ${event}`.execute(
    db,
  );
  before = await version();
  await count(1);
  expect(await changed()).not.toContain("places");
  await count(2);
  expect(await changed()).toContain("places");
  await count(1);
  expect(await changed()).toContain("places");
});

test("what happens to a draft is no new version, and its publication is one", async () => {
  await sql`update events set is_published = false where id = ${event}`.execute(db);
  before = await version();
  await sql`update events set max_participant_num = 31 where id = ${event}`.execute(db);
  await sql`update event_texts set title = 'Draft' where event_id = ${event}`.execute(db);
  await sql`update question_texts set title = 'Draft?'`.execute(db);
  expect(await version()).toBe(before);
  await sql`update events set is_published = true where id = ${event}`.execute(db);
  expect(await changed()).toEqual([`applicants:${event}`, ...ofEvent, "lists"]);
});

test("an application changes its event and what is ordered by counts, and no other list", async () => {
  await db.insertInto("applications").values({ event_id: event, user_id: user }).execute();
  expect(await version()).not.toBe(before);
  expect(await changed()).toEqual(ofApplicants);
  await sql`update events set applications_count = 0, fee = 700 where id = ${event}`.execute(db);
  expect(await changed()).toEqual([...ofApplicants, `facts:${event}`, "lists"]);
});

test("an event that is removed or made changes all of it", async () => {
  const made = await makeEvent(db, { owner });
  const all = ["applicants", "event", "facts", "hosts"].map((topic) => `${topic}:${made}`);
  expect(await changed()).toEqual(expect.arrayContaining([...all, "lists"]));
  await db.deleteFrom("events").where("id", "=", made).execute();
  expect(await changed()).toEqual(expect.arrayContaining([...all, "lists"]));
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
