import { expect, it } from "vitest";
import type { AfterMails } from "../after-mails.contract.ts";
import { afterMailsOf, afterMailValues, isSentAtOnce, textsToWrite } from "./after-mail-values.ts";

const empty = (language_id: number) => ({ language_id, title: "", custom_body: "" });
const japanese = { language_id: 1, title: "ありがとう", custom_body: "楽しかったです。" };
const off = { is_on: false, texts: [], default_texts: [], delivery: { sent: 0, failed: 0, left: 0 } };
const mails: AfterMails = {
  event_id: 1,
  send_at: null,
  usual_send_at: "2026-11-28T12:00:00.000+09:00",
  sent_at: null,
  skipped_at: null,
  skip_reason: null,
  thanks: { ...off, is_on: true, texts: [japanese] },
  missed: off,
  attended: 1,
  absent: 1,
  lock_version: 3,
};

it("a text is asked for in the event's languages that mails are read in, else in all", () => {
  expect(textsToWrite([], [2])).toEqual([empty(2)]);
  expect(textsToWrite([japanese], [2, 9])).toEqual([empty(2), japanese]);
  expect(textsToWrite([], [9])).toEqual([empty(1), empty(2)]);
});

it("what is shown and saved again is the same", () => {
  const values = afterMailValues(mails, [1]);
  expect(afterMailsOf(values)).toMatchObject({ thanks: { is_on: true, texts: [japanese] }, send_at: null });
  const chosen = afterMailValues({ ...mails, send_at: "2026-11-30T09:00:00.000+09:00" }, [1]);
  expect(afterMailsOf(chosen).send_at).toBe("2026-11-30 09:00");
});

it("saving sends at once where something is on, no time is chosen and the usual one is over", () => {
  const values = afterMailValues(mails, [1]);
  const [before, at] = [new Date("2026-11-28T02:59:59Z"), new Date("2026-11-28T03:00:00Z")];
  expect([isSentAtOnce(mails, values, before), isSentAtOnce(mails, values, at)]).toEqual([false, true]);
  expect(isSentAtOnce(mails, { ...values, isTimeChosen: true }, at)).toBe(false);
  expect(isSentAtOnce(mails, { ...values, thanks: { is_on: false, texts: [] } }, at)).toBe(false);
});
