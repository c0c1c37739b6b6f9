import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { SetClock } from "../platform/clock/clock.ts";
import { isPassword } from "../platform/session/passwords.server.ts";
import { isActiveSql } from "../shared/application-states.ts";
import { toEditTime } from "../shared/time/tokyo-time.ts";
import { loadSampleData, type SampleAccounts } from "./load-sample-data.server.ts";

const { db } = await testDatabase();
// In Japan it is already the 21st.
const clock = new SetClock("2026-11-20T16:00:00Z");
const stored: SampleAccounts[] = [];
const saveAccounts = async (accounts: SampleAccounts) => void stored.push(accounts);
const storedImages: string[] = [];
const keepImage = async (purpose: string, bytes: Buffer) => {
  const { format } = await sharp(bytes).metadata();
  return storedImages[storedImages.push(`images/${purpose}-${storedImages.length}.${format}`) - 1] as string;
};

test("nothing is loaded when the passwords cannot be kept", async () => {
  const failing = loadSampleData(db, {
    clock,
    keepImage: async () => null,
    saveAccounts: () => Promise.reject(new Error("no space")),
  });
  await expect(failing).rejects.toThrow("no space");
  expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
});

test("two starts at once load the samples once", async () => {
  const answers = await Promise.all([1, 2].map(() => loadSampleData(db, { clock, saveAccounts, keepImage })));
  expect(answers.filter(Boolean)).toEqual(stored);
  expect(stored).toHaveLength(1);
  expect(await loadSampleData(db, { clock, saveAccounts, keepImage })).toBeNull();
});

test("the sixty events lie ahead, counted from today in Japan, and the last meetings behind", async () => {
  const events = await db
    .selectFrom("events")
    .innerJoin("event_texts", "event_texts.event_id", "events.id")
    .where("language_id", "=", 2)
    .select(["title", "start_at", "apply_due_at"])
    .orderBy("start_at")
    .execute();
  const coming = events.filter((event) => event.start_at > clock.now());
  expect(coming).toHaveLength(60);
  expect(events).toHaveLength(72);
  const walk = events.find((event) => event.title === "Walk the Snow Festival Together");
  expect(walk && toEditTime(walk.start_at)).toBe("2027-02-04 15:00");
  expect(walk?.apply_due_at && toEditTime(walk.apply_due_at)).toBe("2027-01-28 23:59");
  for (const event of events) {
    if (event.apply_due_at) expect(event.apply_due_at <= event.start_at).toBe(true);
  }
});

test("some events have pictures of their own and every organization an icon and a header, each stored once", async () => {
  const { rows } = await sql<{ stored: string }>`
    select thumbnail_url as stored from events where thumbnail_url is not null
    union select icon_url from organizations union select header_url from organizations`.execute(db);
  expect(rows.map(({ stored }) => stored).sort()).toEqual([...storedImages].sort());
  const own = storedImages.filter((name) => name.startsWith("images/event_header"));
  expect(own.length).toBeGreaterThan(12);
  expect(own.length).toBeLessThan(30);
  expect(storedImages.filter((name) => !name.endsWith(".png"))).toEqual([]);
});

test("every event speaks both languages, and so does every question and option", async () => {
  const { rows } = await sql<{ what: string }>`
    select 'event' as what from event_texts group by event_id having count(*) filter (where title <> '') <> 2
    union all
    select 'question' from question_texts group by question_id having count(*) filter (where title <> '') <> 2
    union all
    select 'option' from question_option_texts group by question_option_id having count(*) <> 2`.execute(db);
  expect(rows).toEqual([]);
});

test("most events tell their fee, and what they tell of a place is told in both languages", async () => {
  const { rows } = await sql`
    select count(*) filter (where fee is null)::int > 0 as some_untold,
           count(*) filter (where fee = 0)::int > 10 and count(*) filter (where fee > 0)::int > 10 as some_of_each
      from events`.execute(db);
  expect(rows).toEqual([{ some_untold: true, some_of_each: true }]);
  const { rows: halves } = await sql`
    select title from event_texts t join events e on e.id = t.event_id
     where e.access_station is not null and t.access_station = '' and not is_main
        or exists (select from event_texts o where o.event_id = t.event_id and (o.summary = '') <> (t.summary = ''))`.execute(
    db,
  );
  expect(halves).toEqual([]);
});

test("required questions of active applications are answered", async () => {
  const { rows } = await sql`
    select a.id from applications a join questions q using (event_id)
    left join answers on application_id = a.id and question_id = q.id
    where q.is_required and question_id is null`.execute(db);
  expect(rows).toEqual([]);
  const answered = await db.selectFrom("answers").select("question_id").distinct().execute();
  expect(answered.length).toBeGreaterThan(20);
});

test("one of the coming events is full, the others have room", async () => {
  const { rows } = await sql<{ title: string }>`
    select title from events e join event_texts t on t.event_id = e.id and is_main
     where start_at > ${clock.now()} and applications_count = max_participant_num`.execute(db);
  expect(rows).toEqual([{ title: "Japanese Fiction in English: A Reading Circle" }]);
});

test("the four accounts sign in with the passwords that were kept", async () => {
  const [accounts] = stored;
  expect(Object.keys(accounts ?? {})).toEqual(["student", "organizer", "co_host", "product_team"]);
  for (const { email, password } of Object.values(accounts ?? {})) {
    const user = await db
      .selectFrom("users")
      .select("password_hash")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(await isPassword(user.password_hash, password)).toBe(true);
  }
});

test("the organizer meets every state of a co-host, the student every state of an application", async () => {
  const hosts = await sql<{ state: string }>`
    select distinct case when is_owner then 'owner' when declined_at is not null then 'declined'
                         when accepted_at is not null then 'accepted' else 'invited' end as state
      from event_hosts join organization_members using (organization_id) join users u on u.id = user_id
     where u.email = 'organizer@example.com' order by 1`.execute(db);
  expect(hosts.rows.map(({ state }) => state)).toEqual(["accepted", "declined", "invited", "owner"]);
  const applied = await sql<{ state: string }>`
    select distinct case when not ${isActiveSql("mine")} then 'cancelled'
                         when start_at < ${clock.now()} then 'past' else 'coming' end as state
      from (select e.start_at, a.state from applications a join events e on e.id = a.event_id
              join users u on u.id = a.user_id where u.email = 'student@example.com') mine order by 1`.execute(
    db,
  );
  expect(applied.rows.map(({ state }) => state)).toEqual(["cancelled", "coming", "past"]);
});

test("most of those who had a place in an event that is over have been checked in, the student with them", async () => {
  const { rows } = await sql<{ came: number; had_place: number; student_came: boolean }>`
    select count(w.application_id)::int as came, count(*)::int as had_place,
           bool_and(u.email <> 'student@example.com' or w.application_id is not null) as student_came
      from applications a join events e on e.id = a.event_id join users u on u.id = a.user_id
      left join attendances w on w.application_id = a.id
     where e.start_at < ${clock.now()} and a.state = 'confirmed'`.execute(db);
  const [{ came = 0, had_place: hadPlace = 0, student_came: studentCame = false } = {}] = rows;
  expect([came / hadPlace > 0.6, came < hadPlace, studentCame]).toEqual([true, true, true]);
});

test("coming events give their places in each way, with people in every state, as the rules would have it", async () => {
  const { rows } = await sql<{ way: string; states: string[] }>`
    select e.selection || case when e.priority_until_at > ${clock.now()} then ' first for some' else '' end
                       || case when e.lottery_at < ${clock.now()} then ' due' else '' end as way,
           array_agg(distinct a.state order by a.state) as states
      from events e join applications a on a.event_id = e.id and a.state <> 'cancelled'
     where e.has_waiting_list and e.start_at > ${clock.now()} group by e.id, 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { way: "approval", states: ["confirmed", "declined", "under_review"] },
    { way: "first_come", states: ["confirmed", "offered", "waiting"] },
    { way: "first_come first for some", states: ["confirmed"] },
    { way: "lottery", states: ["entered"] },
    { way: "lottery due", states: ["entered"] },
  ]);
  const { rows: overtaken } = await sql`
    select a.id from applications a join applications b using (event_id)
     where a.queue_number < b.queue_number and a.applied_at > b.applied_at`.execute(db);
  expect(overtaken).toEqual([]);
});
