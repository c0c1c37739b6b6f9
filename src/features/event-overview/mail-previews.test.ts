import { beforeEach, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../tests/support/world.ts";
import { mails as registry } from "../../jobs/mails.server.ts";
import { parsePayload } from "../../platform/mail/define-mail.server.ts";
import { queueMail } from "../../platform/mail/queue/queue-mail.server.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  await db.deleteFrom("applicant_mails").execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  await world.apply("user");
  await db
    .updateTable("users")
    .set({ first_name: "Genuine", last_name: "Participant" })
    .where("id", "=", world.people.user)
    .execute();
});

const lookAt = async (query: string) => {
  const { status, body } = await api(`GET /events/${world.eventId}/overview/mail?${query}`, {
    as: sessions.owner,
  });
  return { status, en: body.data?.en, ja: body.data?.ja };
};
/** As a mail of the kind would tell of the world's event. */
const everything = () => ({
  ...{ eventId: world.eventId, seriesEventId: world.eventId, news: "won", hadEntry: true, texts: null },
  until: "2026-12-01T00:00:00Z",
  events: [{ eventId: world.eventId }],
});
const written = ["announcement", "custom_reminder", "applicant_message"];
const toHosts = ["inquiry_received"];
const toPeople = registry.definitions.filter(
  ({ kind, references }) =>
    "event_id" in references && !kind.startsWith("co_host_") && ![...written, ...toHosts].includes(kind),
);

it("every kind that goes by itself is shown to a manager who has not applied, for an example person, in both languages", async () => {
  expect(toPeople.length).toBeGreaterThan(5);
  await db.insertInto("follow_up_mails").values({ event_id: world.eventId, is_thanks_on: true }).execute();
  for (const definition of toPeople) {
    const { kind } = definition;
    await db.transaction().execute((tx) =>
      queueMail(tx, definition, {
        payload: parsePayload(definition, everything()),
        to: { userId: world.people.user },
        cause: "here",
      }),
    );
    const { status, en, ja } = await lookAt(`source=automatic&kind=${kind}`);
    expect([kind, status]).toEqual([kind, 200]);
    expect(en.text, kind).toContain("Hanako Yamada");
    expect(ja.text, kind).toContain("山田 花子");
    expect(ja.subject, kind).not.toBe(en.subject);
    expect(`${en.html}${ja.html}`, kind).not.toMatch(/Genuine|Participant/);
  }
});

it("neither ticket nor link of a preview works, and looking writes nothing", async () => {
  const { code } = await db.selectFrom("tickets").select("code").executeTakeFirstOrThrow();
  const rows = () => db.selectFrom("mails").select("id").execute();
  const { en } = await lookAt("source=automatic&kind=application_confirmed");
  expect(en.text).toContain("UUUUU-UUUUU");
  expect(en.text).not.toContain(code.slice(0, 5));
  const tokens = [...en.text.matchAll(/token=([^\s&]+)/g)].map(([, token]) => token);
  expect(new Set(tokens)).toEqual(new Set(["example"]));
  const linked = await api("POST /applications/by_link", { body: { token: "example" } });
  expect(linked.status).toBe(404);
  expect(await rows()).toEqual([]);
});

it("a mail about several events of a series shows of them the one whose managers look at it", async () => {
  const other = await makeWorld(db, clock.now());
  const definition = toPeople.find(({ kind }) => kind === "series_changed");
  if (!definition) throw new Error("no such mail");
  const events = [{ eventId: other.eventId }, { eventId: world.eventId }];
  await db
    .updateTable("event_texts")
    .set({ title: "Elsewhere" })
    .where("event_id", "=", other.eventId)
    .execute();
  await db.transaction().execute((tx) =>
    queueMail(tx, definition, {
      payload: parsePayload(definition, { ...everything(), events }),
      to: { userId: world.people.user },
      cause: "series",
    }),
  );
  const { status, en } = await lookAt("source=automatic&kind=series_changed");
  expect(status).toBe(200);
  expect(`${en.subject}${en.text}`).not.toContain("Elsewhere");
});

it("what has gone is shown also after the event, and of a cancelled one", async () => {
  clock.set("2026-12-24T12:00:00+09:00");
  expect((await lookAt("source=automatic&kind=event_tomorrow")).status).toBe(200);
  await db.updateTable("events").set({ cancelled_at: clock.now() }).where("id", "=", world.eventId).execute();
  const { id } = await db
    .insertInto("applicant_mails")
    .values({ event_id: world.eventId, title: "Room 5", body: "Not 4.", sent_at: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const query of [
    "source=announcement",
    `source=message&mail_id=${id}`,
    `source=reminder&mail_id=${world.reminderMailId}`,
  ]) {
    const { status, en } = await lookAt(query);
    expect([query, status, en?.text.includes("Hanako Yamada")]).toEqual([query, 200, true]);
  }
});

it("a message is shown in the words of each language", async () => {
  const words = { title: "Another room", custom_body: "Room 5." };
  const language_texts = [{ language_id: 1, title: "部屋の変更", custom_body: "5番教室です。" }];
  const { body } = await api(`POST /events/${world.eventId}/applicant_mails`, {
    as: sessions.owner,
    body: { ...words, language_texts, states: ["confirmed"] },
  });
  const { en, ja } = await lookAt(`source=message&mail_id=${body.data.id}`);
  expect([en.subject, ja.subject]).toEqual(["Another room", "部屋の変更"]);
});

it("a mail of another event, a kind that there is not, and news that nobody has had are not found", async () => {
  const other = await makeWorld(db, clock.now());
  for (const query of [
    `source=reminder&mail_id=${other.reminderMailId}`,
    "source=message",
    "source=automatic&kind=password_reset",
    "source=automatic&kind=application_news",
  ]) {
    expect([query, (await lookAt(query)).status]).toEqual([query, 404]);
  }
});
