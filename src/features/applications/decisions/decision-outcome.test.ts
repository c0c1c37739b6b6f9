import { describe, expect, it } from "vitest";
import { AppError, invalid, notFound } from "../../../shared/app-error.ts";
import { applicationStates } from "../../../shared/application-states.ts";
import { countOutcomes, type DecidingEvent, decisionOutcome, outcomesInTurn } from "./decision-outcome.ts";
import type { OrganizersDecision } from "./organizers-decisions.ts";

const approval: DecidingEvent = { selection: "approval", has_waiting_list: false, free: 1 };
const notOpen = invalid("state", "not_open_to_this");
const full = invalid("event", "full");

/** The states of which a decision is taken, those included in which nothing is left to do. */
const openTo = (decision: OrganizersDecision, event: DecidingEvent) =>
  applicationStates.filter((state) => !(decisionOutcome(decision, state, event) instanceof AppError));

describe.each(["approval", "first_come", "lottery"])("in an event of %s", (selection) => {
  const event = { ...approval, selection };

  it("those under review and the declined are accepted, and those who wait not out of turn", () => {
    expect(openTo("accept", event)).toEqual(["confirmed", "under_review", "declined"]);
    expect(decisionOutcome("accept", "waiting", event)).toEqual(notOpen);
  });

  it("everybody is declined who has not cancelled", () => {
    expect(openTo("decline", event)).toEqual(applicationStates.filter((state) => state !== "cancelled"));
  });

  it("a decision is taken back where organizers choose, and nowhere else", () => {
    const decided = ["confirmed", "waiting", "offered", "under_review", "declined"];
    expect(openTo("reset", event)).toEqual(selection === "approval" ? decided : ["under_review"]);
  });
});

it("a decision leads to its state, and leaves everybody there who is there", () => {
  for (const [decision, to] of [
    ["accept", "confirmed"],
    ["decline", "declined"],
    ["reset", "under_review"],
  ] as const) {
    expect(openTo(decision, approval).map((state) => decisionOutcome(decision, state, approval))).toEqual(
      openTo(decision, approval).map(() => to),
    );
  }
});

it("without a free place it is a turn in the queue where organizers choose and there is one, else it is full", () => {
  const outcome = (event: Partial<DecidingEvent>) =>
    decisionOutcome("accept", "declined", { ...approval, free: 0, ...event });
  expect(outcome({ has_waiting_list: true })).toBe("waiting");
  expect(outcome({})).toEqual(full);
  expect(outcome({ has_waiting_list: true, selection: "first_come" })).toEqual(full);
  expect(decisionOutcome("decline", "waiting", { ...approval, free: 0 })).toBe("declined");
});

it("whoever has not applied is not found", () => {
  expect(decisionOutcome("decline", undefined, approval)).toEqual(notFound("user"));
});

it("sixty who are accepted for twenty-five places come, then wait, or are refused without a waiting list", () => {
  const sixty = Array.from({ length: 60 }, () => "under_review" as const);
  const counts = (has_waiting_list: boolean, free = 25) =>
    countOutcomes(outcomesInTurn("accept", sixty, { selection: "approval", has_waiting_list, free }));
  expect(counts(true)).toEqual({ coming: 25, waiting: 35, refused: 0 });
  expect(counts(false)).toEqual({ coming: 25, waiting: 0, refused: 35 });
  expect(counts(true, 0)).toEqual({ coming: 0, waiting: 60, refused: 0 });
});

it("who has the place already takes no other one", () => {
  const event = { selection: "approval", has_waiting_list: false, free: 1 };
  expect(countOutcomes(outcomesInTurn("accept", ["confirmed", "under_review"], event))).toEqual({
    coming: 2,
    waiting: 0,
    refused: 0,
  });
});
