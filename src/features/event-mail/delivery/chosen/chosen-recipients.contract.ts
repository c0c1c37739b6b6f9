import { z } from "zod";
import { activeStates } from "../../../../shared/application-states.ts";
import { peopleAtOnce } from "../../../../shared/limits/people-at-once.ts";
import { Id } from "../../../../shared/wire.ts";

/** Those who were checked in, or those who had a place and were not; nobody while nobody was checked in. */
export const attendanceChoices = ["attended", "absent"] as const;
export type AttendanceChoice = (typeof attendanceChoices)[number];

const State = z.enum(activeStates, "invalid");

/** To whom a mail to applicants goes, as it is read: `states`, `option_id`, `attendance`, or people who were chosen by name. */
export const ChosenRecipients = z.object({
  /** Of the applications; null where it goes to others, or, with `option_id`, to all who are not out. */
  states: z.array(State).nullable(),
  /** Those who have answered a question with this option and are not out; with `states` those alone who are in one of them. */
  option_id: Id.nullable(),
  attendance: z.enum(attendanceChoices).nullable(),
});

/** States of applications; one that is named twice counts once. */
export const ChosenStates = z
  .array(State)
  .min(1, "blank")
  .max(100, "invalid")
  .transform((states) => activeStates.filter((state) => states.includes(state)));

/**
 * To whom a mail to applicants goes, one of them: people who are named, or those of whom something is true when it goes. `states` may
 * stand beside `option_id`: then it goes to those who have answered so and are in one of them.
 */
export const chosenRecipientsIn = {
  user_ids: z
    .array(Id)
    .min(1, "blank")
    .max(peopleAtOnce, "at_most")
    .transform((ids) => [...new Set(ids)])
    .nullish(),
  states: ChosenStates.nullish(),
  option_id: Id.nullish(),
  attendance: z.enum(attendanceChoices, "invalid").nullish(),
};

export type RecipientsIn = z.output<z.ZodObject<typeof chosenRecipientsIn>>;

/** How many ways to choose people are used; an answer and states are one. */
const choicesOf = ({ user_ids, states, option_id, attendance }: RecipientsIn) =>
  [user_ids, option_id ?? states, attendance].filter((choice) => choice !== undefined && choice !== null)
    .length;

type Check = { addIssue(issue: { code: "custom"; path: string[]; message: string }): void };

/** Refuses none and several. */
export function requireOneChoice(given: RecipientsIn, { addIssue }: Check): void {
  const choices = choicesOf(given);
  if (choices !== 1)
    addIssue({ code: "custom", path: ["user_ids"], message: choices > 1 ? "invalid" : "blank" });
}

/** Refuses several: a mail that is changed may leave them as they are. */
export function requireOneChoiceAtMost(given: RecipientsIn, check: Check): void {
  if (choicesOf(given) > 1) requireOneChoice(given, check);
}

export const RecipientsCount = z.object({ count: z.int() });
