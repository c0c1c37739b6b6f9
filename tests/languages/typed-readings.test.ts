import { expect, it } from "vitest";
import { announcementMail } from "../../src/features/event-mail/mails/announcement.mail.server.ts";
import { renderMail } from "../../src/platform/mail/layout/render-mail.server.ts";
import { annotated, hasRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, platform, url } = await startTestServer();
const organizer = await makeUser(db);
const applicant = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const eventId = await makeEvent(db, { owner, applicants: [applicant.id] });
const typed = `{漢字|かな} ${annotated("漢字", "かんじ")}`;
/** The braces are letters like any others; the program's own marks are taken out. */
const letters = "{漢字|かな} 漢字かんじ";

it("readings that an organizer types are letters in titles, mails, calendars and files, and are never drawn", async () => {
  const shown = await api(`GET /events/${eventId}`, { as: organizer.session });
  const [text] = shown.body.data.language_events;
  const attributes = [{ id: text.id, title: typed, discription: typed }];
  const saved = await api(`PUT /events/${eventId}/update`, {
    as: organizer.session,
    body: { event: { used_language_ids: [2], language_events_attributes: attributes } },
  });
  expect([saved.status, saved.body.data?.language_events[0].title]).toEqual([200, letters]);
  const mail = await renderMail(
    platform,
    announcementMail,
    { user_id: organizer.id, address: organizer.email, language: "ja-easy" },
    { eventId, announcementId: null },
  );
  expect(mail?.subject).toContain(letters);
  expect(mail?.html).not.toMatch(/<ruby>漢字/);
  const calendar = (await (await fetch(`${url}/feeds/events.ics?lang=ja-easy`)).text()).replaceAll(
    "\r\n ",
    "",
  );
  expect(calendar).toContain(`SUMMARY:${letters}`);
  const file = await api(`GET /events/${eventId}/participants.csv`, {
    as: organizer.session,
    language: "ja-easy",
  });
  expect([file.status, hasRuby(file.body)]).toEqual([200, false]);
  expect(hasRuby(`${JSON.stringify(saved.body)}${mail?.html}${mail?.text}${calendar}`)).toBe(false);
});
