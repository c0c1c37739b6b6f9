import { expect, it } from "vitest";
import { type AppError, Problems } from "../../../shared/app-error.ts";
import { checkRecipients, checkSendTime } from "./announcement-rules.ts";

const now = new Date("2026-11-20T12:00:00+09:00");
function wrong(check: (problems: Problems) => void) {
  const problems = new Problems();
  check(problems);
  try {
    problems.throwIfAny();
    return null;
  } catch (error) {
    return (error as AppError).fields;
  }
}

it("an announcement is sent at a time to come; a form that lay open for five minutes is still in time", () => {
  const at = (minutes: number, ms = 0) =>
    wrong((problems) => checkSendTime(new Date(now.getTime() + minutes * 60_000 + ms), now, problems));
  expect([at(60), at(0), at(-5)]).toEqual([null, null, null]);
  expect(at(-5, -1)).toEqual({ send_at: [{ code: "announcement_time_past" }] });
  for (const none of [null, undefined]) {
    expect(wrong((problems) => checkSendTime(none, now, problems))).toEqual({
      send_at: [{ code: "announcement_time_blank" }],
    });
  }
});

it("an announcement goes to somebody, and to those alone who may be invited", () => {
  const to = (...ids: number[]) => wrong((problems) => checkRecipients(ids, new Set([1, 2]), problems));
  expect([to(1), to(1, 2)]).toEqual([null, null]);
  expect(to()).toEqual({ user_ids: [{ code: "announcement_recipients_blank" }] });
  expect(to(1, 3)).toEqual({ user_ids: [{ code: "announcement_recipients_refused" }] });
});
