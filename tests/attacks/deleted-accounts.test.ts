import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { sweepDueWork } from "../../src/jobs/sweep-due-work.server.ts";
import { suppressAddress } from "../../src/platform/mail/suppressed-addresses.server.ts";
import { isActiveSql } from "../../src/shared/application-states.ts";
import { signIn, signUp } from "../factories/accounts.ts";
import { makeAffiliation } from "../factories/affiliations.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, platform, clock } = await startTestServer({ RATE_LIMITS: "on" });
const colleague = await makeUser(db);
const owner = await makeOrganization(db, { members: [colleague.id] });
const email = "zq-marker@example.com";

/** Every row of every table that says one of these, as `table: row`. */
async function rowsThatSay(words: RegExp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
      return rows.filter(({ row }) => words.test(row)).map(({ row }) => `${name}: ${row}`);
    }),
  );
  return found.flat();
}

/** The columns that point at people, as `table.column`. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function count(table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function ask(session: Record<string, string>, call: `${string} /${string}`, body?: unknown) {
  const answer = await api(call, { as: session, body });
  expect(answer.status, `${call}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body.data;
}

/** Somebody who has done all that a person can do, under names that nobody else has. */
async function livePerson() {
  const { id, session, form } = await signUp(api, { first_name: "Zqfirst", last_name: "Zqlast", email });
  const act = (call: `${string} /${string}`, body?: unknown) => ask(session, call, body);
  await signIn(api, email, "zqwrong");
  await signIn(api, email, form.password as string);
  await act("POST /auth/confirmation", { email });
  await api("POST /auth/password", {
    body: { email, redirect_url: `http://tsudoi.test/password?of=${email}` },
  });
  await db.updateTable("users").set({ is_uniteam: true }).where("id", "=", id).execute();
  const key = "zq";
  const texts = [{ language_id: 2, title: "Title", body: "Text" }];
  await act("POST /help_articles", { help_article: { key, language_help_articles_attributes: texts } });
  const next = await makeEvent(db, { owner });
  const past = await makeEvent(db, { owner, columns: { start_at: "2026-11-21T18:00:00+09:00" } });
  const left = await makeEvent(db, { owner });
  const awaited = await makeEvent(db, { owner });
  const questions = await addQuestions([next, past, left]);
  for (const eventId of [next, past, left]) {
    await act(`POST /events/${eventId}/applications/apply`, {
      application: { apply_question_answers: questions(eventId) },
    });
  }
  await act(`PUT /events/${left}/applications/cancell`);
  await act(`POST /events/${awaited}/event_reminds/apply`);
  await act(`PUT /events/${awaited}/bookmark`);
  await act("POST /users/own/searches", { filters: { q: "zqanswer" } });
  await act(`PUT /organizations/${owner}/follow`);
  await act("POST /users/own/affiliation", { email: "zq-marker@kyoto-u.ac.jp" });
  await makeAffiliation(db, { userId: id, now: clock.now() });
  await act("PUT /users/own/mail_preferences", { newsletter: false });
  await act("POST /users/own/set_language");
  await ask(colleague.session, `POST /organizations/${owner}/organization_users/create`, {
    new_organizer_email: email,
  });
  const notify_mail = { send_at: "2026-11-22T12:00:00+09:00", user_ids: [id] };
  await ask(colleague.session, `POST /events/${awaited}/notify_event_mails`, { notify_mail });
  await sweepDueWork(platform);
  await mailsThatFailed(id);
  return { id, session, password: form.password as string, events: { next, past, left, awaited } };
}

/** A long text and an e-mail question for each event; answers the answers. */
async function addQuestions(eventIds: number[]) {
  const asked = new Map<number, Record<string, string>>();
  for (const event_id of eventIds) {
    const rows = await db
      .insertInto("questions")
      .values([3, 5].map((question_type_id) => ({ event_id, question_type_id })))
      .returning("id")
      .execute();
    await db
      .insertInto("question_texts")
      .values(rows.map(({ id }) => ({ question_id: id, language_id: 2, title: "Question" })))
      .execute();
    const [long, mail] = rows.map(({ id }) => `q_${id}`) as [string, string];
    asked.set(event_id, { [long]: "Zqanswer", [mail]: email });
  }
  return (eventId: number) => asked.get(eventId) ?? {};
}

/** One that a server refused in words that repeat the address, one that is in a worker's hand. */
async function mailsThatFailed(userId: number): Promise<void> {
  const ids = await db.selectFrom("mails").select("id").where("user_id", "=", userId).orderBy("id").execute();
  const [failed, sending, sent] = ids.map(({ id }) => id);
  const set = (id: number | undefined, columns: object) =>
    db
      .updateTable("mails")
      .set(columns)
      .where("id", "=", id ?? 0)
      .execute();
  await set(failed, { state: "failed", last_error: `550 <${email}> is unknown` });
  await set(sending, { state: "sending", claimed_by: "elsewhere:1", claimed_until: clock.now() });
  await set(sent, { state: "sent", sent_at: clock.now() });
  await suppressAddress(db, email, "bounce", `550 <${email}> is unknown`, clock.now());
}

it("nothing of a person who did everything is left in any table after the deletion", async () => {
  const { id, session, password, events } = await livePerson();
  expect((await rowsThatSay(/zq/i)).length).toBeGreaterThan(15);
  clock.set("2026-11-22T11:00:00+09:00");
  const { status } = await api("DELETE /auth", { as: session, body: { current_password: password } });
  expect(status).toBe(200);
  expect(await rowsThatSay(/zqfirst|zqlast|zqanswer|zq-marker/i)).toEqual([]);
  const pointing: string[] = [];
  for (const name of await columnsOfPeople()) {
    const [table = "", column = ""] = name.split(".");
    if (await count(table, sql`${sql.ref(column)} = ${id}`)) pointing.push(name);
  }
  expect(pointing).toEqual(["applications.user_id", "mails.user_id"]);
  expect(await count("answers", sql`true`)).toBe(0);
  expect(await count("applications", sql`user_id = ${id} and ${isActiveSql("applications")}`)).toBe(0);
  expect(await count("mails", sql`user_id = ${id} and state in ('waiting', 'sending')`)).toBe(0);
  expect(await count("mails", sql`user_id = ${id} and (address is not null or payload <> '{}')`)).toBe(0);
  for (const eventId of Object.values(events)) {
    await ask(colleague.session, `DELETE /events/${eventId}`);
  }
});
