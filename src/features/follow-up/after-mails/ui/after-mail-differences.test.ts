import { expect, it } from "vitest";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { afterMailDifferences, mergeAfterMails } from "./after-mail-differences.ts";
import type { AfterMailValues } from "./after-mail-values.ts";

const text = (title: string) => ({ language_id: 1, title, custom_body: "" });
const began: AfterMailValues = {
  thanks: { is_on: true, texts: [text("Thanks")] },
  missed: { is_on: false, texts: [text("")] },
  isTimeChosen: false,
  send_at: "2026-11-28 12:00",
  lock_version: 1,
};
const typed: AfterMailValues = { ...began, thanks: { is_on: true, texts: [text("Mine")] } };
const theirs: AfterMailValues = {
  thanks: { is_on: false, texts: [text("Theirs")] },
  missed: { is_on: true, texts: [text("Missed")] },
  isTimeChosen: true,
  send_at: "2026-11-30 09:00",
  lock_version: 2,
};

it("of the mails only what was typed stands over what somebody else has saved meanwhile", () => {
  expect(mergeAfterMails(began, typed, theirs)).toEqual({
    ...theirs,
    thanks: { is_on: false, texts: [text("Mine")] },
  });
});

it("two states of the mails differ in words, mail by mail, and in their time as it will be", () => {
  const t = ((key: string, values: { label?: string } = {}) => values.label ?? key) as unknown as Texts;
  const usual = new Date("2026-11-28T12:00:00+09:00");
  const found = (mine: AfterMailValues) => afterMailDifferences(mine, theirs, usual, t, "en");
  expect(found(mergeAfterMails(began, typed, theirs))).toEqual([
    { label: "follow_up.thanks: reminder_mail.title", mine: "Mine", theirs: "Theirs" },
  ]);
  expect(found({ ...theirs, isTimeChosen: false })).toEqual([
    { label: "event_mail.send_at", mine: "follow_up.send_usual", theirs: "2026-11-30 09:00" },
  ]);
  expect(found(theirs)).toEqual([]);
});
