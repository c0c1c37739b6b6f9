import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const manager = await makeUser(db);
const other = await makeUser(db);
const owner = await makeOrganization(db, { members: [manager.id] });
const elsewhere = await makeOrganization(db, { members: [other.id] });
const guest = await makeUser(db);
const [first, second, foreign] = [
  await makeEvent(db, { owner, applicants: [guest.id] }),
  await makeEvent(db, { owner, applicants: [guest.id] }),
  await makeEvent(db, { owner: elsewhere, applicants: [guest.id] }),
];

const write = async (eventId: number, title: string, body: string, as = manager.session) => {
  clock.set(new Date(clock.now().getTime() + 60_000));
  const { status } = await api(`POST /events/${eventId}/applicant_mails`, {
    as,
    body: {
      title,
      custom_body: body,
      language_texts: [{ language_id: 1, title: `${title} (en)`, custom_body: `${body} (en)` }],
      states: ["confirmed"],
    },
  });
  expect(status).toBe(200);
};

it("mails of all events that one manages can be written from again, the latest of each title, none of others", async () => {
  await write(first as number, "持ち物", "古い");
  await write(first as number, "会場", "5号室");
  await write(second as number, "持ち物", "新しい");
  await write(foreign as number, "秘密", "x", other.session);
  await api(`POST /events/${first}/remind_event_mails/create`, {
    as: manager.session,
    body: { title: "前日", custom_body: "明日です", send_at: "2026-11-26 12:00" },
  });
  const { body } = await api(`GET /events/${second}/earlier_mails`, { as: manager.session });
  const told = body.data.map(({ texts }: { texts: { title: string; custom_body: string }[] }) => texts[0]);
  expect(told).toEqual([
    { language_id: 2, title: "前日", custom_body: "明日です" },
    { language_id: 2, title: "持ち物", custom_body: "新しい" },
    { language_id: 2, title: "会場", custom_body: "5号室" },
  ]);
  expect(body.data[1].texts[1]).toEqual({
    language_id: 1,
    title: "持ち物 (en)",
    custom_body: "新しい (en)",
  });
});
