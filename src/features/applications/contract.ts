import { z } from "zod";
import { call } from "../../shared/call.ts";
import { Id, pathId } from "../../shared/wire.ts";
import { Application, Event } from "../events/contract.ts";

/** "Remind me later" of an event. */
export const Reminder = z.object({ event_id: Id, user_id: Id, is_cancelled: z.boolean() });
export type Reminder = z.infer<typeof Reminder>;

export const OwnApplication = Application.extend({ event: Event });
export type OwnApplication = z.infer<typeof OwnApplication>;

/** Keyed `q_{question id}`; several choices are joined by commas, in any language of the event. */
const Answers = z.record(
  z.string(),
  z
    .string()
    .max(5000, "too_long")
    .refine((value) => !value.includes("\u0000"), "invalid")
    .nullable(),
);

const EventPath = z.object({ id: pathId("event") });

export const applicationCalls = {
  "GET /events/{id}/applications/present": call({
    summary: "Whether the caller is coming; false for visitors",
    params: EventPath,
    answer: z.boolean(),
  }),
  "POST /events/{id}/applications/apply": call({
    summary: "Apply; repeated, it answers the application that is there",
    params: EventPath,
    body: z.object({ application: z.object({ apply_question_answers: Answers.nullish() }).nullish() }),
    answer: Application,
  }),
  "PUT /events/{id}/applications/cancell": call({
    summary: "Give the place up again, until the event starts",
    params: EventPath,
    answer: Application,
  }),
  "GET /events/{id}/event_reminds/present": call({
    summary: "Whether the caller wants to be reminded; false for visitors",
    params: EventPath,
    answer: z.boolean(),
  }),
  "POST /events/{id}/event_reminds/apply": call({
    summary: "Ask to be reminded of an event one has not applied to",
    params: EventPath,
    answer: Reminder,
  }),
  "PUT /events/{id}/event_reminds/cancell": call({
    summary: "Take the wish to be reminded back",
    params: EventPath,
    answer: Reminder,
  }),
  "GET /events/{id}/participants.csv": call({
    summary: "The participants with their answers as a CSV file (UTF-8 with BOM), for the event's managers",
    params: EventPath,
    answer: z.string(),
    bare: true,
  }),
  "GET /users/own/applications": call({
    summary: "What the caller applied to: upcoming events soonest first, then past ones newest first",
    answer: z.array(OwnApplication),
  }),
};
