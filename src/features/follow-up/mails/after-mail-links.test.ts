import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser } from "../../../../tests/factories/users.ts";
import { attend } from "../../../../tests/support/after-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { renderMail } from "../../../platform/mail/layout/render-mail.server.ts";
import { type Language, writtenLanguages } from "../../../shared/languages/languages.ts";
import { eventMissedMail } from "./event-missed.mail.server.ts";
import { eventThanksMail } from "./event-thanks.mail.server.ts";

const { api, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const came = await makeUser(db);
const absent = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = "2026-11-27T18:00:00+09:00";
clock.set("2026-11-28T12:00:00+09:00");

const question = {
  question_type_id: 3,
  is_required: false,
  language_apply_questions_attributes: [{ language_id: 2, title: "What did you think?", options_data: [] }],
};
const photos = "https://photos.example/album";
const slides = "https://slides.example/deck";

/** An event of yesterday to which one of two came, with its survey and its material: photos for all, slides for who came. */
async function madeEvent(survey: object): Promise<number> {
  const eventId = await makeEvent(db, { owner, applicants: [came.id, absent.id] });
  await attend(db, eventId, came.id, new Date(start));
  await db
    .insertInto("follow_up_mails")
    .values({ event_id: eventId, is_thanks_on: true, is_missed_on: true })
    .execute();
  const as = organizer.session;
  for (const [title, url, visibility] of [
    ["Photos", photos, "all"],
    ["Slides", slides, "attended"],
  ]) {
    await api(`POST /events/${eventId}/materials`, { as, body: { title, url, visibility } });
  }
  const body = { is_anonymous: true, is_open: true, questions: [question], ...survey };
  expect((await api(`PUT /events/${eventId}/survey`, { as, body })).status).toBe(200);
  return eventId;
}

type Definition = typeof eventThanksMail;

/** The addresses to which a mail leads; each in both of its parts. */
async function linksOf(definition: Definition, eventId: number, reader: MadeUser, language: Language) {
  const mail = { user_id: reader.id, address: reader.email, language };
  const written = await renderMail(platform, definition, mail, { eventId, texts: null });
  const html = [...(written?.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );
  const links = [...new Set(html)].filter((to) => /survey|example|#material/.test(to));
  for (const link of links) expect(written?.text).toContain(link);
  return links.sort();
}

describe.each(writtenLanguages)("a mail after an event in %s", (language) => {
  const page = (eventId: number) =>
    `http://tsudoi.test/events/${eventId}?lang=${language}&from=mail#material`;
  const survey = (eventId: number) => `http://tsudoi.test/events/${eventId}/survey?lang=${language}`;

  it.each([
    ["without names", true],
    ["by name", false],
  ])("leads who came to the survey %s and to all of the material", async (_, is_anonymous) => {
    const eventId = await madeEvent({ is_anonymous });
    expect(await linksOf(eventThanksMail, eventId, came, language)).toEqual([
      survey(eventId),
      page(eventId),
      photos,
      slides,
    ]);
  });

  it("leads who did not come to what is for everybody, and to no survey", async () => {
    const eventId = await madeEvent({});
    expect(await linksOf(eventMissedMail, eventId, absent, language)).toEqual([page(eventId), photos]);
  });

  it("leads who has no account to no survey, and to no file that is not for everybody", async () => {
    const eventId = await madeEvent({});
    const { id } = await db
      .insertInto("users")
      .values({ first_name: "Hana", last_name: "Mori", is_guest: true, guest_email: "hana@example.com" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("applications").values({ event_id: eventId, user_id: id }).execute();
    await attend(db, eventId, id, new Date(start));
    const file = { file_key: `files/g${eventId}${language}.pdf`, file_name: "a.pdf", byte_size: 9 };
    await db
      .insertInto("materials")
      .values({
        event_id: eventId,
        title: "Notes",
        position: 9,
        content_type: "application/pdf",
        is_for_all: false,
        ...file,
      })
      .execute();
    const guest = { ...came, id, email: "hana@example.com" };
    const names = async (reader: MadeUser) => {
      const mail = { user_id: reader.id, address: reader.email, language };
      return (await renderMail(platform, eventThanksMail, mail, { eventId, texts: null }))?.text ?? "";
    };
    expect(await linksOf(eventThanksMail, eventId, guest, language)).toEqual([page(eventId), photos, slides]);
    expect([(await names(came)).includes("Notes"), (await names(guest)).includes("Notes")]).toEqual([
      true,
      false,
    ]);
  });

  it("leads to no survey that is closed, asks nothing, or has ended", async () => {
    const closed = await madeEvent({ is_open: false });
    expect(await linksOf(eventThanksMail, closed, came, language)).toEqual([page(closed), photos, slides]);
    const empty = await madeEvent({ questions: [] });
    expect(await linksOf(eventThanksMail, empty, came, language)).toEqual([page(empty), photos, slides]);
    const over = await madeEvent({});
    const now = clock.now();
    clock.set("2026-12-28T12:00:00+09:00");
    expect(await linksOf(eventThanksMail, over, came, language)).toEqual([page(over), photos, slides]);
    clock.set(now);
  });

  it.each([true, false])(
    "leads to a survey that who came can answer, and nobody else sees (without names: %s)",
    async (is_anonymous) => {
      const eventId = await madeEvent({ is_anonymous });
      const call = `GET /events/${eventId}/survey` as const;
      expect((await api(call)).status).toBe(401);
      expect((await api(call, { as: came.session })).body.data).toMatchObject({
        can_answer: true,
        is_anonymous,
      });
      expect((await api(call, { as: absent.session })).status).toBe(404);
      const body = { answers: { q_1: "Splendid" }, is_anonymous };
      const answered = await api(`POST /events/${eventId}/survey/answers`, { as: came.session, body });
      expect([answered.status, answered.body.data?.has_answered]).toEqual([200, true]);
    },
  );

  it("the address of a file is the event's page, which says who sees it", async () => {
    const eventId = await madeEvent({});
    await db
      .updateTable("materials")
      .set({
        url: null,
        file_key: `files/${eventId}.pdf`,
        file_name: "slides.pdf",
        content_type: "application/pdf",
        byte_size: 9,
      })
      .where("event_id", "=", eventId)
      .where("title", "=", "Slides")
      .execute();
    const mail = { user_id: came.id, address: came.email, language };
    const written = await renderMail(platform, eventThanksMail, mail, { eventId, texts: null });
    expect(written?.text.split("Slides")[1]).toContain(
      `http://tsudoi.test/events/${eventId}?lang=${language}#material`,
    );
  });
});
