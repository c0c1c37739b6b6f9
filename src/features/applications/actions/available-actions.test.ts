import { expect, it } from "vitest";
import { AppError } from "../../../shared/app-error.ts";
import { type ApplicationState, applicationStates } from "../../../shared/application-states.ts";
import { decideToAcceptOffer, decideToApply, decideToCancel } from "../applying/decide-application.server.ts";
import type { ApplicantFacts, EventFacts } from "../applying/read-applicant.server.ts";
import { canGiveUp } from "./can-give-up.ts";
import { actionsOf } from "./find-available-actions.server.ts";

const now = new Date("2026-11-27T12:00:00+09:00");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const event: EventFacts = {
  id: 1,
  lock_version: 0,
  updated_at: hours(-99),
  is_published: true,
  is_published_after_hold: null,
  cancelled_at: null,
  start_at: hours(6),
  end_at: null,
  apply_due_at: null,
  reception_start_at: null,
  is_created_by_hf: false,
  asks_accommodation: true,
  requires_confirmed_email: false,
  requires_affiliation: false,
  target_university_ids: [],
  max_participant_num: 10,
  applications_count: 3,
  waiting_count: 0,
  selection: "first_come",
  has_waiting_list: true,
  lottery_drawn_at: null,
  priority_until_at: null,
  published_at: hours(-99),
  priority_graduation_years: [],
  priority_university_ids: [],
  priority_department_category_ids: [],
  priority_occupation_ids: [],
};
const person = { graduationYear: 2028, universityId: 1, departmentCategoryId: 1, occupationId: 2 };
const applicant: ApplicantFacts = {
  event,
  hasAccount: true,
  mayAct: true,
  hasConfirmedEmail: true,
  affiliation: null,
  person,
  formerProfiles: [],
  state: "confirmed",
  sequence: 0,
  decidedAt: null,
  offerExpiresAt: null,
  asksBeforePromotion: false,
  answersOpenUntil: null,
};
const more: Parameters<typeof actionsOf>[1] = { asksAnything: true, isCheckedIn: false };
const actions = (
  state: ApplicationState,
  facts: Partial<ApplicantFacts> = {},
  of: Partial<EventFacts> = {},
) => actionsOf({ ...applicant, state, ...facts, event: { ...event, ...of } }, more, now);

it("an applicant may do what their state leaves open", () => {
  const offer = { offerExpiresAt: hours(3) };
  expect(Object.fromEntries(applicationStates.map((state) => [state, actions(state, offer)]))).toEqual({
    confirmed: ["change_answers", "cancel"],
    waiting: ["change_answers", "leave_queue"],
    offered: ["accept_offer", "pass_offer", "change_answers"],
    under_review: ["change_answers", "cancel"],
    entered: ["change_answers", "cancel"],
    declined: ["apply"],
    cancelled: ["apply"],
  });
});

it("people check themselves in from two hours before the start until the end, once", () => {
  const at = (start: number, seen = more, end_at: Date | null = null) =>
    actionsOf({ ...applicant, event: { ...event, start_at: hours(start), end_at } }, seen, now).includes(
      "check_in",
    );
  expect([2.01, 2, 0, -2.99, -3].map((start) => at(start))).toEqual([false, true, true, true, false]);
  expect(at(0, more, hours(-0.01))).toBe(false);
  expect(at(0, { ...more, isCheckedIn: true })).toBe(false);
});

it("whom an organizer has declined does not apply again; whom a draw left out, or who has cancelled, does", () => {
  const decided = { decidedAt: hours(-1) };
  expect([actions("declined", decided), actions("declined"), actions("cancelled", decided)]).toEqual([
    [],
    ["apply"],
    ["apply"],
  ]);
});

it("a place, a turn or an offer is given up by one action, whichever its name", () => {
  const given = applicationStates.filter((state) =>
    canGiveUp({ actions: actions(state, { offerExpiresAt: hours(3) }) }),
  );
  expect(given).toEqual(["confirmed", "waiting", "offered", "under_review", "entered"]);
});

it("who asks nothing has nothing to change", () => {
  expect(actionsOf(applicant, { ...more, asksAnything: false }, now)).toEqual(["cancel"]);
});

/** Everything that may differ, in all combinations. */
const variants = {
  state: applicationStates,
  decidedAt: [null, hours(-1)],
  offerExpiresAt: [null, hours(-1), now, hours(1)],
  answersOpenUntil: [null, hours(1)],
  startAt: [hours(-1), now, hours(6)],
  dueAt: [null, hours(-1), hours(1)],
  cancelledAt: [null, hours(-1)],
  isPublished: [true, false],
  places: [3, 10],
  isElsewhere: [false, true],
  priorityUntil: [null, hours(1)],
  confirmedOnly: [false, true],
  affiliatedOnly: [false, true],
} as const;

function* combinations(): Generator<{ [K in keyof typeof variants]: (typeof variants)[K][number] }> {
  const names = Object.keys(variants) as (keyof typeof variants)[];
  const total = names.reduce((product, name) => product * variants[name].length, 1);
  for (let n = 0; n < total; n += 1) {
    let rest = n;
    const one: Record<string, unknown> = {};
    for (const name of names) {
      one[name] = variants[name][rest % variants[name].length];
      rest = Math.floor(rest / variants[name].length);
    }
    yield one as never;
  }
}

/** Whether the API does it and does not refuse it; doing nothing, as for who is coming already, is no action. */
function isTaken(decide: () => unknown): boolean {
  try {
    return decide() !== null;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

it("what is offered the API takes, and what the API takes is offered where the event takes place", () => {
  const wrong: unknown[] = [];
  for (const one of combinations()) {
    const facts: ApplicantFacts = {
      ...applicant,
      state: one.state,
      decidedAt: one.decidedAt,
      offerExpiresAt: one.offerExpiresAt,
      answersOpenUntil: one.answersOpenUntil,
      hasConfirmedEmail: false,
      event: {
        ...event,
        start_at: one.startAt,
        apply_due_at: one.dueAt,
        cancelled_at: one.cancelledAt,
        is_published: one.isPublished,
        applications_count: one.places,
        has_waiting_list: false,
        is_created_by_hf: one.isElsewhere,
        priority_until_at: one.priorityUntil,
        priority_graduation_years: [2030],
        requires_confirmed_email: one.confirmedOnly,
        requires_affiliation: one.affiliatedOnly,
        target_university_ids: [],
      },
    };
    const open = actionsOf(facts, more, now);
    const applied = isTaken(() =>
      decideToApply(facts, [], { id: 1, email: "a@example.com" }, { answers: null }, now),
    );
    const gaveUp = isTaken(() => decideToCancel(facts, 1, now)) && one.cancelledAt === null;
    const accepted = isTaken(() => decideToAcceptOffer(facts, 1, now)) && one.startAt >= now;
    const changed = isTaken(() =>
      decideToApply(facts, [], { id: 1, email: "a@example.com" }, { answers: null, accommodation: "a" }, now),
    );
    const isActiveNow = !["declined", "cancelled"].includes(one.state);
    const expected = {
      apply: applied && !isActiveNow,
      give_up: gaveUp && (one.state !== "offered" || accepted),
      accept_offer: accepted,
      change_answers: changed && isActiveNow,
    };
    const found = {
      apply: open.includes("apply"),
      give_up: open.some((action) => ["cancel", "leave_queue", "pass_offer"].includes(action)),
      accept_offer: open.includes("accept_offer"),
      change_answers: open.includes("change_answers"),
    };
    if (JSON.stringify(expected) !== JSON.stringify(found)) wrong.push({ ...one, expected, found });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
