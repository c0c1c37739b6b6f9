import { expect, it } from "vitest";
import { presentReminder } from "./present-reminder-mail.ts";
import { reminderTextIn } from "./reminder-text-in.ts";

const main = { title: "Soon", body: "Bring a cup." };
const japanese = { language_id: 1, title: "もうすぐ", custom_body: "カップを" };

it("a reminder is read in the reader's language where it is written in it, else as it is mainly written", () => {
  expect(reminderTextIn(main, [japanese], "ja")).toEqual({ title: "もうすぐ", body: "カップを" });
  expect(reminderTextIn({ ...main, id: 1 } as typeof main, [japanese], "en")).toEqual(main);
});

it("a reminder goes out with its other texts where it has some", () => {
  const row = {
    id: 1,
    event_id: 2,
    send_at: new Date("2026-11-20T03:00:00Z"),
    ...main,
    language_texts: [],
    ...{ states: ["confirmed"], option_id: null, answer_states: null, attendance: null, user_ids: null },
    sent_at: null,
  };
  const shown = {
    id: 1,
    event_id: 2,
    send_at: "2026-11-20T12:00:00.000+09:00",
    title: "Soon",
    custom_body: "Bring a cup.",
    states: ["confirmed"],
    sent_at: null,
  };
  expect(presentReminder(row)).toEqual(shown);
  expect(presentReminder({ ...row, language_texts: [japanese], sent_at: row.send_at })).toEqual({
    ...shown,
    language_texts: [japanese],
    sent_at: shown.send_at,
  });
});
