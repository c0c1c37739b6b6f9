import { expect, it } from "vitest";
import type { ApplicationRow } from "./application-rows.server.ts";
import { presentApplication } from "./present-application.ts";

const row: ApplicationRow = {
  id: 1,
  event_id: 2,
  user_id: 3,
  applied_at: new Date("2026-11-20T03:00:00Z"),
  state: "confirmed",
  position: null,
  offer_expires_at: null,
  promoted_at: null,
  decided_at: null,
  asks_before_promotion: false,
  cancel_reason: null,
  answers_open_until: null,
  answers_deleted_at: null,
  event_cancelled_at: null,
  decision_message: "",
  answers: [
    { question_id: 7, text: "よろしく", options: [] },
    { question_id: 8, text: "", options: [{ id: 1, texts: [{ language_id: 2, text: "Egg" }] }] },
  ],
};

it("an application goes out with Japan's time, and its answers by their questions", () => {
  expect(presentApplication(row, "en")).toEqual({
    id: 1,
    user_id: 3,
    apply_at: "2026-11-20T12:00:00.000+09:00",
    state: "confirmed",
    is_cancelled: false,
    position: null,
    offer_expires_at: null,
    promoted_at: null,
    decided_at: null,
    decision_message: "",
    asks_before_promotion: false,
    cancel_reason: null,
    apply_question_answers: { q_7: "よろしく", q_8: "Egg" },
  });
});

it("an application counts as cancelled on the wire unless it is active", () => {
  const isCancelled = (state: ApplicationRow["state"]) =>
    presentApplication({ ...row, state }, "en").is_cancelled;
  expect([isCancelled("waiting"), isCancelled("cancelled"), isCancelled("declined")]).toEqual([
    false,
    true,
    true,
  ]);
});
