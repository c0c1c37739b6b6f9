import { expect, it } from "vitest";
import { nobodyApplied } from "../../events/applicant-counts/count-applicants.ts";
import type { RemindEventMail } from "../event-mail.contract.ts";
import { otherTexts, statesToChoose, wordsOf } from "./reminder-values.ts";

it("a reminder has a text for every language in which mails are read, and what else was written", () => {
  const french = { language_id: 22, title: "Bientôt", custom_body: "Une tasse" };
  const english = { language_id: 2, title: "Soon", custom_body: "A cup" };
  const empty = { language_id: 2, title: "", custom_body: "" };
  const mail = (...language_texts: object[]) => ({ language_texts }) as RemindEventMail;
  expect(otherTexts(null, 1)).toEqual([empty]);
  expect(otherTexts(mail(french), 1)).toEqual([empty, french]);
  expect(otherTexts(mail(french, english), 1)).toEqual([english, french]);
});

it("the words go out under the API's names", () => {
  const values = { title: "Soon", custom_body: "A cup", others: [], send_at: "2026-12-01 18:45" };
  expect(wordsOf(values)).toEqual({ title: "Soon", custom_body: "A cup", language_texts: [] });
});

it.each([
  [{ selection: "first_come", has_waiting_list: false }, [], [], ["confirmed"]],
  [{ selection: "first_come", has_waiting_list: true }, [], [], ["confirmed", "waiting", "offered"]],
  [{ selection: "approval", has_waiting_list: false }, ["declined"], [], ["confirmed", "under_review"]],
  [{ selection: "lottery", has_waiting_list: false }, ["waiting"], [], ["confirmed", "waiting", "entered"]],
  [{ selection: "first_come", has_waiting_list: false }, [], ["entered"], ["confirmed", "entered"]],
] as const)(
  "of %j, with people in %j and %j saved, a mail is for some of %j",
  (event, there, saved, states) => {
    const counts = { ...nobodyApplied.states, ...Object.fromEntries(there.map((state) => [state, 1])) };
    expect(statesToChoose(event, counts, saved)).toEqual(states);
  },
);
