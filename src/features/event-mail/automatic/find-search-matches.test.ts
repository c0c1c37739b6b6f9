import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { emptyTables } from "../../../../tests/support/database.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { newsletterMail } from "../mails/newsletter.mail.server.ts";
import { queueDueNewsletters } from "./queue-due-newsletters.server.ts";

const { api, db, clock, platform } = await startTestServer();
const thursday = "2026-11-26T18:00:00+09:00";
const purpose = "Language Exchange";
const newThisWeek = "2026-11-25T12:00:00+09:00";

let owner: number;
let reader: Awaited<ReturnType<typeof makeUser>>;
beforeEach(async () => {
  await emptyTables(db);
  clock.set("2026-11-20T12:00:00+09:00");
  owner = await makeOrganization(db);
  reader = await makeUser(db, { email_confirmed_at: new Date(), university_id: null });
  clock.set("2026-11-21T12:00:00+09:00");
});

const save = (filters: object, is_mailed = true) =>
  api("POST /users/own/searches", { as: reader.session, body: { filters, is_mailed } });
const made = (title: string, published_at: string | null, columns: object = {}) =>
  makeEvent(db, {
    owner,
    title,
    columns: { start_at: "2026-12-05T10:00:00+09:00", event_purpose_id: 2, published_at, ...columns },
  });

/** The content of this Thursday's mail; null if there is none. */
async function newsletter(at = thursday) {
  clock.set(at);
  await queueDueNewsletters(platform);
  const queued = await db
    .selectFrom("mails")
    .select(["user_id", "address", "payload"])
    .where("user_id", "=", reader.id)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!queued?.address) return null;
  const { user_id, address } = queued;
  return newsletterMail.render(platform, { user_id, address, language: "en" }, queued.payload as never);
}
const sections = async (at?: string) =>
  (await newsletter(at))?.sections?.map(({ title, items }) => [title, ...items.map((item) => item.title)]);

it("what is new to a saved search since the last newsletter stands in it, under the search that leads back", async () => {
  await save({ event_purpose_id: 2 });
  await made("New", newThisWeek);
  await made("Of another kind", newThisWeek, { event_purpose_id: 3 });
  await made("Public before the search was saved", "2026-11-21T11:00:00+09:00");
  const unknown = await made("Public when nobody took note", null);
  await db.updateTable("events").set({ published_at: null }).where("id", "=", unknown).execute();
  await made("Called off", newThisWeek, { cancelled_at: newThisWeek });
  await made("Hidden again", newThisWeek, { is_published: false });
  const mail = await newsletter();
  expect(mail?.subject).toBe("1 new event for your saved searches");
  expect(mail?.sections).toMatchObject([
    {
      title: purpose,
      url: "http://tsudoi.test/?event_purpose_id=2&lang=en",
      items: [{ title: "New", url: expect.stringContaining("/events/") }],
    },
  ]);
});

it("an event is new in one newsletter alone", async () => {
  await save({ event_purpose_id: 2 });
  await made("First week", newThisWeek);
  // It became public while this week's mails were on their way.
  await made("Second week", "2026-11-26T18:00:01+09:00");
  expect(await sections()).toEqual([[purpose, "First week"]]);
  await db.deleteFrom("mails").execute();
  expect(await sections("2026-12-03T18:00:00+09:00")).toEqual([[purpose, "Second week"]]);
});

it("stands with one search, a few of each, and never where the reader has applied", async () => {
  await save({ event_purpose_id: 2 });
  await save({ is_online: true });
  const applied = await made("Applied", newThisWeek);
  await api(`POST /events/${applied}/applications/apply`, { as: reader.session, body: {} });
  await made("Online", newThisWeek, { is_online: true });
  for (let place = 1; place <= 7; place += 1) {
    await made(`Number ${place}`, newThisWeek, { start_at: `2026-12-0${place}T10:00:00+09:00` });
  }
  const numbers = [1, 2, 3, 4, 5].map((place) => `Number ${place}`);
  expect(await sections()).toEqual([
    ["Online", "Online"],
    [purpose, ...numbers],
  ]);
});

it("no mail leaves where nothing is new, where no search is to be mailed, and to who has declined the newsletter", async () => {
  await save({ event_purpose_id: 2 });
  await made("Of another kind", newThisWeek, { event_purpose_id: 3 });
  expect(await newsletter()).toBeNull();
  await db.deleteFrom("mail_runs").execute();
  await db.deleteFrom("mails").execute();
  await save({ event_purpose_id: 2 }, false);
  await made("Of this kind", newThisWeek);
  expect(await newsletter()).toBeNull();
  await db.deleteFrom("mail_runs").execute();
  await save({ event_purpose_id: 2 });
  await api("PUT /users/own/mail_preferences", { as: reader.session, body: { newsletter: false } });
  expect(await newsletter()).toBeNull();
  expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
});

it("stands below the events of the reader's university, which it does not repeat", async () => {
  await db.updateTable("users").set({ university_id: 1 }).where("id", "=", reader.id).execute();
  await save({ event_purpose_id: 2 });
  const own = await made("For your university", newThisWeek);
  await db.insertInto("event_target_universities").values({ event_id: own, university_id: 1 }).execute();
  await made("New", newThisWeek);
  const mail = await newsletter();
  expect(mail?.subject).toBe("1 event for your university this week");
  expect(mail?.items?.map(({ title }) => title)).toEqual(["For your university"]);
  expect(mail?.sections).toMatchObject([
    { lead: "New for your saved searches:", title: purpose, items: [{ title: "New" }] },
  ]);
});

it("an event is dated when it becomes public for the first time", async () => {
  const id = await made("Draft", null, { is_published: false });
  const publishedAt = async () =>
    (await db.selectFrom("events").select("published_at").where("id", "=", id).executeTakeFirstOrThrow())
      .published_at;
  const publish = (is_published: boolean) =>
    db.updateTable("events").set({ is_published }).where("id", "=", id).execute();
  expect(await publishedAt()).toBeNull();
  await publish(true);
  const first = await publishedAt();
  expect(first).not.toBeNull();
  await publish(false);
  await publish(true);
  expect(await publishedAt()).toEqual(first);
});
