import { expect, it } from "vitest";
import { acceptsBeforeDraw, openDecisions, oppositeDecision } from "./open-decisions.ts";

const event = (selection: "approval" | "first_come") => ({ selection, has_waiting_list: true });

it("people are shown the decisions alone that change something for them", () => {
  expect(openDecisions(event("approval"), "under_review")).toEqual(["accept", "decline"]);
  expect(openDecisions(event("approval"), "confirmed")).toEqual(["decline", "reset"]);
  expect(openDecisions(event("first_come"), "confirmed")).toEqual(["decline"]);
  expect(openDecisions(event("first_come"), "declined")).toEqual(["accept"]);
  expect(openDecisions(event("first_come"), "cancelled")).toEqual([]);
});

it("a decision is taken back by its opposite, and where organizers choose by looking again", () => {
  expect(oppositeDecision("approval", "accept")).toBe("reset");
  expect(oppositeDecision("first_come", "decline")).toBe("accept");
  expect(oppositeDecision("first_come", "accept")).toBe("decline");
  expect(oppositeDecision("approval", "reset")).toBeNull();
});

it("accepting somebody goes around the draw in a lottery that has not been drawn, and nowhere else", () => {
  const drawnAt = "2026-11-20T12:00:00.000+09:00";
  expect(acceptsBeforeDraw({ selection: "lottery", lottery_drawn_at: null })).toBe(true);
  expect(acceptsBeforeDraw({ selection: "lottery", lottery_drawn_at: drawnAt })).toBe(false);
  expect(acceptsBeforeDraw({ selection: "approval", lottery_drawn_at: null })).toBe(false);
});
