import { z } from "zod";
import { applicationStates, cancelReasons } from "../../shared/application-states.ts";
import { defineContract } from "../../shared/contract.ts";
import { maxAccommodationLength, maxSearchLength } from "../../shared/limits/max-lengths-on-public-pages.ts";
import { sourceShape } from "../../shared/view-source.ts";
import { Id, line, PageCursor, pathId, text, WireTime } from "../../shared/wire.ts";
import { Affiliation } from "../accounts/accounts.contract.ts";
import { Application, Event } from "../events/events.contract.ts";
import { UserRow } from "../organizations/organizations.contract.ts";
import { applicationActions } from "./actions/application-actions.ts";

const EventPath = z.object({ id: pathId("event") });

/** Answers keyed `q_{question id}`; several choices joined by commas. Missing means none. */
export const AnswersIn = z.record(z.string(), z.string("invalid").nullish());
export type AnswersIn = z.output<typeof AnswersIn>;

export const Reminder = z.object({ event_id: Id, user_id: Id, is_cancelled: z.boolean() });

/** An application as its own person sees it. */
export const MyApplication = Application.extend({
  /** Actions that are open now. */
  actions: z.array(z.enum(applicationActions)),
  /** Until when an organizer lets the person change the answers, also where applications are closed. */
  answers_open_until: WireTime.nullable(),
});
export type MyApplication = z.infer<typeof MyApplication>;

const ShownApplication = MyApplication.extend({
  /** The way into an online event, where it has one, for who has a place alone. */
  meeting_url: z.string().optional(),
});

/** One of the current user's applications with its event. */
export const MyEventApplication = MyApplication.extend({ event: Event });

const participantsPerPage = 100;

export const ParticipantsQuery = z.object({
  state: z.enum(applicationStates, "invalid").optional(),
  /** Those who have a place and came, or did not. */
  attendance: z.enum(["attended", "absent"], "invalid").optional(),
  /** Words that are all found in the name or in how it is read, in kana or Latin letters, in any order, or in the answers. */
  q: line(maxSearchLength).optional(),
  /** By how names are read (五十音); left out, in the order of applying or of the queue. */
  sort: z.enum(["reading"], "invalid").optional(),
  limit: z.coerce
    .number("invalid")
    .int("invalid")
    .min(1, "invalid")
    .max(500, "invalid")
    .default(participantsPerPage),
  cursor: PageCursor,
});

/** Somebody who has applied, in any state, as managers see them; `user` is null where the account has been deleted. */
export const Participant = z.object({
  application_id: Id,
  user: UserRow.nullable(),
  /** False for who was added by hand and has no account. */
  has_account: z.boolean(),
  /** University that the person has proved to be of; null where there is none. */
  affiliation: Affiliation.nullable(),
  /** Where mails to who has no account go, as a manager gave it; null where none was given, and for everybody else. */
  guest_email: z.string().nullable(),
  /** The letters by which to find the person: the name as it is written and read, in kana and Latin letters, a line each. */
  search: z.string(),
  state: z.enum(applicationStates),
  position: z.int().nullable(),
  applied_at: WireTime,
  /** Of a place that is offered now. */
  offer_expires_at: WireTime.nullable(),
  /** Time at which an organizer last decided. */
  decided_at: WireTime.nullable(),
  /** Time at which a place that fell free was given to who waited. */
  promoted_at: WireTime.nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  /** Time at which a mail tells of what was decided; until then it can be taken back without a word. Null once it has told. */
  tell_at: WireTime.nullable(),
  answers: z.record(z.string(), z.string()),
  /** There where a co-host reads none yet: the applicants are told of it first. */
  answers_withheld: z.literal(true).optional(),
  /** When the person had what they had answered deleted; null where they did not, or have answered since. */
  answers_deleted_at: WireTime.nullable(),
  /** Former answers, the latest change first. */
  answers_before: z.array(z.object({ replaced_at: WireTime, answers: z.record(z.string(), z.string()) })),
  answers_open_until: WireTime.nullable(),
  checked_in_at: WireTime.nullable(),
  /** The organizers' own note; null while there is none. */
  note: z.string().nullable(),
});
export type Participant = z.infer<typeof Participant>;

/** Organizers' own notes stand in a file only where they ask for them. */
export const ParticipantsFileQuery = z.object({ notes: z.enum(["true", "false"], "invalid").optional() });

/** Of one applicant; it stands in no other answer, file or mail. */
export const AccommodationRequest = z.object({ user_id: Id, text: z.string() });
export type AccommodationRequest = z.infer<typeof AccommodationRequest>;

export const applicationContracts = {
  "GET /events/{id}/applications/present": defineContract({
    summary: "Whether the caller is applying",
    params: EventPath,
    answer: z.boolean(),
  }),
  "GET /events/{id}/applications/own": defineContract({
    summary: "The caller's application with its answers, also a cancelled one; null where there is none",
    params: EventPath,
    answer: ShownApplication.nullable(),
  }),
  "POST /events/{id}/applications/apply": defineContract({
    summary: "Apply to an event; repeating it is harmless",
    refusals: [429],
    params: EventPath,
    body: z.object({
      application: z
        .object({
          apply_question_answers: AnswersIn.nullish(),
          /** Left out, what was asked for before stays; null and an empty text take it back. */
          accommodation: text(maxAccommodationLength).nullish(),
          /** Left out, the wish stays as it was, and somebody who applies anew has none. */
          asks_before_promotion: z.boolean("invalid").nullish(),
          /**
           * Where the visit came from: the text of `?from=`, or `search`, `social`, `mail`, `site` or `direct`. It is counted and shown
           * with nobody; with the answers of an application that lasts it changes nothing.
           */
          source: z.string("invalid").regex(sourceShape, "invalid").nullish(),
        })
        .nullish(),
    }),
    answer: MyApplication,
  }),
  "PUT /events/{id}/applications/cancell": defineContract({
    summary: "Cancel one's application, until the event begins",
    refusals: [429],
    params: EventPath,
    answer: MyApplication,
  }),
  "PUT /events/{id}/applications/accept_offer": defineContract({
    summary: "Accept the place that is offered to the caller; harmless for those who are coming",
    params: EventPath,
    answer: MyApplication,
  }),
  "GET /events/{id}/event_reminds/present": defineContract({
    summary: "Whether the caller has a reminder set",
    params: EventPath,
    answer: z.boolean(),
  }),
  "POST /events/{id}/event_reminds/apply": defineContract({
    summary: "Be reminded of an event that one has not applied to",
    refusals: [429],
    params: EventPath,
    answer: Reminder,
  }),
  "PUT /events/{id}/event_reminds/cancell": defineContract({
    summary: "Take the reminder back",
    refusals: [429],
    params: EventPath,
    answer: Reminder,
  }),
  "GET /users/own/applications": defineContract({
    summary: "The caller's applications with their events, latest start first",
    answer: z.array(MyEventApplication),
  }),
  "GET /users/own/event_reminds": defineContract({
    summary: "The events of which the caller wants to be reminded, soonest first",
    answer: z.array(Event),
  }),
  "GET /events/{id}/participants": defineContract({
    summary:
      "Everybody who has applied, in any state, with their answers, in the order of applying; those who wait in that of the queue",
    params: EventPath,
    query: ParticipantsQuery,
    answer: z.array(Participant),
    paged: true,
  }),
  "GET /events/{id}/accommodation_requests": defineContract({
    summary: "What people who are coming need, in the order of applying; deleted 7 days after the end",
    params: EventPath,
    answer: z.array(AccommodationRequest),
  }),
  "GET /events/{id}/participants.csv": defineContract({
    summary: "Applicants and cancelled ones with their answers, as CSV",
    params: EventPath,
    query: ParticipantsFileQuery,
    bare: true,
    answer: z.unknown(),
    media: "text/csv",
  }),
  "GET /events/{id}/participants.xlsx": defineContract({
    summary:
      "As the CSV, for spreadsheets: moments as such, in Japan's time, and states in the words of the screen",
    params: EventPath,
    query: ParticipantsFileQuery,
    bare: true,
    answer: z.unknown(),
    media: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  }),
};
