import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { renderMail } from "../../../platform/mail/layout/render-mail.server.ts";
import { eventChangedMail } from "./event-changed.mail.server.ts";
import { seriesChangedMail } from "./series-changed.mail.server.ts";

const { platform, db } = await startTestServer();
const owner = await makeOrganization(db);
const reader = await makeUser(db, { language: "en" });

const room = "https://meet.example.com/room";
const eventOf = async (title: string, columns: object = {}, application: object | null = {}) => {
  const id = await makeEvent(db, {
    owner,
    title,
    columns: { is_online: true, is_published: true, ...columns },
  });
  await db
    .insertInto("event_meetings")
    .values({ event_id: id, url: `${room}-${id}` })
    .execute();
  if (application) {
    const row = { event_id: id, user_id: reader.id, ...application };
    await db.insertInto("applications").values(row).execute();
  }
  return id;
};
const render = async (...ids: number[]) => {
  const events = ids.map((eventId) => ({
    eventId,
    before: { startAt: new Date("2026-11-26T18:00:00+09:00"), endAt: null },
  }));
  const to = { user_id: reader.id, address: "reader@example.com", language: "en" as const };
  return renderMail(platform, seriesChangedMail, to, { seriesEventId: ids[0] ?? 0, events });
};
const read = async (...ids: number[]) => (await render(...ids))?.text ?? null;

it("the mail lists each event that still concerns its reader, with the time before and now", async () => {
  const held = await eventOf("First night");
  const gone = await eventOf("Called off", { cancelled_at: "2026-11-20T00:00:00Z" });
  const hidden = await eventOf("Hidden", { is_published: false });
  const left = await eventOf("Left", {}, { state: "cancelled", cancelled_at: "2026-11-20T00:00:00Z" });
  const other = await eventOf("Never applied", {}, null);
  const text = await read(held, gone, hidden, left, other, 2_000_000_000);
  expect(text).toMatch(/First night\nBefore: Nov. 26th 2026 .*\nWhen: Nov. 27th 2026/);
  for (const title of ["Called off", "Hidden", "Left", "Never applied"]) expect(text).not.toContain(title);
  expect(await read(gone, left)).toBeNull();
});

it("the way into a meeting is told to who has a place alone, and the draw to who is entered", async () => {
  const coming = await eventOf("Coming");
  const waiting = await eventOf("Waiting", {}, { state: "waiting", queue_number: 1 });
  const entered = await eventOf(
    "Entered",
    { selection: "lottery", lottery_at: "2026-11-25T20:00:00+09:00" },
    { state: "entered" },
  );
  const text = await read(coming, waiting, entered);
  expect(text).toContain(`${room}-${coming}`);
  expect(text).not.toContain(`${room}-${waiting}`);
  expect(text).not.toContain(`${room}-${entered}`);
  expect(text?.match(/Draw: /g)).toHaveLength(1);
});

/** UID, SEQUENCE and DTSTART of each entry of a calendar file. */
const entriesIn = (content = "") =>
  content
    .replaceAll(/\r?\n /g, "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((entry) =>
      ["UID", "SEQUENCE", "DTSTART"].map((name) => new RegExp(`^${name}:(\\S*)`, "m").exec(entry)?.[1]),
    );

it("one calendar file has every changed event with a place, under the number that its own mail would give it", async () => {
  const first = await eventOf("First", { calendar_sequence: 3 }, { calendar_sequence: 2 });
  const second = await eventOf("Second", {
    calendar_sequence: 1,
    start_at: "2026-12-04T18:00:00+09:00",
    end_at: null,
  });
  const waiting = await eventOf("Waiting", {}, { state: "waiting", queue_number: 1 });
  const calendar = (await render(first, second, waiting))?.calendar;
  const to = { user_id: reader.id, address: "reader@example.com", language: "en" as const };
  const single = [];
  for (const eventId of [first, second]) {
    const mail = await renderMail(platform, eventChangedMail, to, { eventId });
    single.push(...entriesIn(mail?.calendar?.content));
  }
  expect(entriesIn(calendar?.content)).toEqual(single);
  expect(single.map(([, sequence]) => sequence)).toEqual(["5", "1"]);
  expect(calendar?.content).toContain(`${room}-${second}`);
});

it("the file of several entries is published and addressed to nobody, as iTIP has it, and is no calendar of its own", async () => {
  const [first, second] = [await eventOf("First"), await eventOf("Second")];
  const calendar = (await render(first, second))?.calendar;
  expect(calendar?.method).toBe("PUBLISH");
  expect(calendar?.content).toContain("METHOD:PUBLISH");
  expect(calendar?.content).toContain("ORGANIZER");
  for (const property of ["ATTENDEE", "X-WR-CALNAME", "REFRESH-INTERVAL"]) {
    expect(calendar?.content).not.toContain(property);
  }
  const waiting = await eventOf("Waiting", {}, { state: "waiting", queue_number: 1 });
  expect((await render(waiting))?.calendar).toBeUndefined();
});
