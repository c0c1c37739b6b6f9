import { z } from "zod";
import { applicationStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { maxNoteLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, OptionalTimeIn, optionalText, pathId, text, WireTime } from "../../../shared/wire.ts";
import { Application } from "../../events/events.contract.ts";
import { decisionMessageLength } from "../decisions/organizers-decisions.ts";

const ApplicantPath = z.object({ id: pathId("event"), user_id: pathId("user") });

/** An earlier or later event of the same hosts to which somebody has applied. */
export const HistoryEntry = z.object({
  event: z.object({ id: Id, title: z.string(), start_at: WireTime }),
  state: z.enum(applicationStates),
  checked_in_at: WireTime.nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Calls of an event's managers about one person who has applied. */
export const oneApplicantContracts = {
  "PUT /events/{id}/applications/{user_id}/note": defineContract({
    summary:
      "Note something about an applicant for the hosts alone; an empty note is none. 409 with the note as it is where it is not `note_before` any more",
    refusals: [409],
    params: ApplicantPath,
    body: z.object({
      note: text(maxNoteLength),
      /** The note that its writer has read; without it, whatever stands there is replaced. */
      note_before: text(maxNoteLength).nullish(),
    }),
    answer: z.object({ user_id: Id, note: z.string().nullable() }),
  }),
  "PUT /events/{id}/applications/{user_id}/cancel": defineContract({
    summary:
      "Cancel somebody's application, until the event begins; they are told by mail, with the message, and may apply again",
    params: ApplicantPath,
    body: z.object({ message: optionalText(decisionMessageLength) }),
    answer: Application,
  }),
  "PUT /events/{id}/applications/{user_id}/reopen": defineContract({
    summary:
      "Let one applicant change their answers until a time, also where applications are closed; null closes them again",
    params: ApplicantPath,
    body: z.object({ until: OptionalTimeIn }),
    answer: z.object({ user_id: Id, until: WireTime.nullable() }),
  }),
  "GET /events/{id}/applications/{user_id}/history": defineContract({
    summary:
      "The other events of this one's hosts to which an applicant has applied, of those organizations for which the caller acts, latest first; at most 50",
    params: ApplicantPath,
    answer: z.array(HistoryEntry),
  }),
};
