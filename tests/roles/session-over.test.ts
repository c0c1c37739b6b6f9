import { expect, it } from "vitest";
import { refusedWithoutSession } from "../../src/platform/browser/refused-without-session.ts";
import { accountRows } from "./account-rows.ts";
import { followUpRows } from "./follow-up-rows.ts";
import { organizerRows } from "./organizer-rows.ts";
import { surveyRows } from "./survey-rows.ts";

const rows = Object.entries({ ...accountRows, ...organizerRows, ...followUpRows, ...surveyRows });
const ofTheProtocol = /^(POST|PUT|DELETE) \/auth\/|^POST \/auth$/;

it.each(
  rows.filter(
    ([name, { statuses }]) => !/^GET /.test(name) && /^40[14]/.test(statuses) && !ofTheProtocol.test(name),
  ),
)("the page asks to log in again when %s is refused for want of a session", (name, { statuses }) => {
  expect(refusedWithoutSession(name)).toBe(Number(statuses.split(" ")[0]));
});
