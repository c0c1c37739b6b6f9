import { expect, it } from "vitest";
import { openDecisions, oppositeDecision } from "./open-decisions.ts";

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
