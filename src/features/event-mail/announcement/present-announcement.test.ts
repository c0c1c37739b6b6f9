import { expect, it } from "vitest";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { AppError, badRequest } from "../../../shared/app-error.ts";
import { presentAnnouncement } from "./present-announcement.ts";
import { presentAnnouncementError } from "./present-announcement-error.server.ts";

it("an announcement goes out with its recipients, in Japan's time", () => {
  const recipients = [{ id: 3, first_name: "Aoi", last_name: "Mihon" }];
  const row = {
    id: 1,
    event_id: 2,
    send_at: new Date("2026-11-20T03:00:00Z"),
    sent_at: null,
    is_for_enrolled_only: true,
    recipients,
  } as unknown as Parameters<typeof presentAnnouncement>[0];
  const shown = {
    id: 1,
    event_id: 2,
    send_at: "2026-11-20T12:00:00.000+09:00",
    sent_at: null,
    user_ids: [3],
    users: recipients,
    enrolled_only: true,
  };
  expect(presentAnnouncement(row)).toEqual(shown);
  expect(presentAnnouncement({ ...row, sent_at: row.send_at }).sent_at).toBe(shown.send_at);
});

const english = { language: "en" } as RequestContext;
const refused = (field: string, code: string, kind: AppError["kind"] = "invalid") =>
  presentAnnouncementError(new AppError(kind, { [field]: [{ code }] }), english).body;

it.each([
  ["send_at", "announcement_time_blank", "Send time can't be blank."],
  ["event", "not_found", "The event was not found."],
  ["notify_event_mail", "not_found", "The announcement was not found."],
  ["send_at", "not_a_date", "Send time is not a valid date and time."],
  ["user", "must_be_logged_in", "You must be logged in."],
  ["user", "not_allowed", "You are not allowed to do this."],
  ["server", "unavailable", "This can't be done at the moment. Please try again later."],
  ["user_ids", "too_long", "Something in the request is not valid."],
])("a refusal is a whole sentence, under both names that screens read: %s %s", (field, code, sentence) => {
  const { errors, data } = refused(field, code) as { errors: string[]; data: string[] };
  expect(data).toEqual(errors);
  expect(errors).toEqual([sentence]);
});

it("the fields stand beside the sentences", () => {
  expect(refused("send_at", "announcement_time_past")).toHaveProperty("field_errors.send_at", [
    expect.any(String),
  ]);
});

it("a body that is no request is refused as everywhere", () => {
  const { body } = presentAnnouncementError(badRequest(), english);
  expect(Object.keys(body)).toEqual(["errors"]);
  expect(body.errors).toEqual({ request: [expect.any(String)] });
});
