import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { generatedEvents } from "../../../../tests/factories/generated-events.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { dropReason, isMailDueSql, type SetMailKind, unsentState } from "./is-mail-due.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const minuteMs = 60_000;
const times = [-120, -60, -1, 0, 1, 60, 120].map((minutes) => new Date(now.getTime() + minutes * minuteMs));
const mails = fc.sample(
  fc
    .tuple(
      generatedEvents(now),
      fc.constantFrom(...times),
      fc.constantFrom(null, null, times[0]),
      fc.constantFrom(null, null, now),
    )
    .map(([event, send_at, sent_at, skipped_at]) => ({
      ...event,
      send_at,
      sent_at: sent_at ?? null,
      skipped_at,
    })),
  600,
);

it.each<SetMailKind>(["announcement", "reminder"])(
  "when a mail (%s) is due is the same in SQL",
  async (kind) => {
    const expected = mails.map(
      (mail) => !mail.sent_at && mail.send_at <= now && unsentState(kind, mail, now) === "scheduled",
    );
    const { rows } = await sql<{ isDue: boolean }>`
    select ${isMailDueSql(kind, now)} as "isDue"
      from jsonb_populate_recordset(null::events, ${JSON.stringify(mails)}::jsonb) as e
           join jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m (
             id integer, send_at timestamptz, sent_at timestamptz, skipped_at timestamptz)
             using (id)
     order by id`.execute(db);
    expect(rows.map(({ isDue }, place) => [mails[place], isDue])).toEqual(
      mails.map((mail, place) => [mail, expected[place]]),
    );
    expect(new Set(expected).size).toBe(2);
  },
);

const start_at = new Date("2026-11-20T09:00:00Z");
const event = { start_at, is_published: true, cancelled_at: null, skipped_at: null, send_at: now };

it("a mail waits for the publication of its event, and is dropped where that was cancelled or has begun", () => {
  expect(unsentState("announcement", event, now)).toBe("scheduled");
  expect(unsentState("announcement", { ...event, is_published: false }, now)).toBe("waiting_for_publication");
  const later = { ...event, is_published: false, send_at: start_at };
  expect(unsentState("announcement", later, now)).toBe("scheduled");
  expect(unsentState("reminder", { ...event, cancelled_at: now }, now)).toBe("dropped");
  expect(unsentState("reminder", { ...event, skipped_at: now }, now)).toBe("dropped");
  expect(unsentState("reminder", event, new Date(start_at.getTime() + 1))).toBe("dropped");
});

it("a reminder that was set for after the start is sent after it, an announcement is not", () => {
  const after = { ...event, send_at: start_at };
  const then = new Date(start_at.getTime() + 1);
  expect(unsentState("reminder", after, then)).toBe("scheduled");
  expect(unsentState("announcement", after, then)).toBe("dropped");
});

it("of a mail that is dropped it is said what happened: what gave it up, before what came later", () => {
  const reasonOf = (given: object, at = now) => dropReason("reminder", { ...event, ...given }, at);
  const begun = new Date(start_at.getTime() + 1);
  expect(reasonOf({})).toBeNull();
  expect(reasonOf({}, begun)).toBe("begun");
  expect(reasonOf({ cancelled_at: now }, begun)).toBe("cancelled");
  expect(reasonOf({ cancelled_at: now, skipped_at: now }, begun)).toBe("on_hold");
  expect(reasonOf({ skipped_at: now, skip_reason: "limit_reached" }, begun)).toBe("limit_reached");
});
