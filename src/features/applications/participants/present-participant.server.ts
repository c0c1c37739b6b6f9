import { personSearch } from "../../../platform/text-analysis/person-search.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { Affiliation } from "../../accounts/accounts.contract.ts";
import { presentPerson } from "../../organizations/organizations.server.ts";
import type { Participant } from "../applications.contract.ts";
import { cancelReasonOf } from "../cancel-reason.ts";
import { presentAnswers } from "../present-application.ts";
import { answersDeletedAt } from "../retention/answers-deleted-at.ts";
import type { ParticipantRow } from "./find-participants.server.ts";

/**
 * @param affiliation university that the person has proved to be of; null where there is none
 * @param isWithheld whether the reader sees no answers yet
 */
export function presentParticipant(
  { application, person }: ParticipantRow,
  affiliation: Affiliation | null,
  language: Language,
  isWithheld = false,
): Participant {
  return {
    application_id: application.id,
    user: person && presentPerson(person, language),
    has_account: person !== null && !person.is_guest,
    affiliation,
    guest_email: person?.guest_email ?? null,
    search: person ? personSearch(person) : "",
    state: application.state,
    position: application.position,
    applied_at: toWireTime(application.applied_at),
    offer_expires_at:
      application.state === "offered" && application.offer_expires_at
        ? toWireTime(application.offer_expires_at)
        : null,
    decided_at: application.decided_at && toWireTime(application.decided_at),
    promoted_at: application.promoted_at && toWireTime(application.promoted_at),
    cancel_reason: cancelReasonOf(application),
    tell_at: application.tell_at && toWireTime(application.tell_at),
    answers: isWithheld ? {} : presentAnswers(application, language),
    ...(isWithheld && { answers_withheld: true as const }),
    answers_deleted_at: answersDeletedAt(application),
    answers_before: application.answers_before.map(({ replaced_at, answers }) => ({
      replaced_at: toWireTime(new Date(replaced_at)),
      answers: presentAnswers({ answers }, language),
    })),
    answers_open_until: application.answers_open_until && toWireTime(application.answers_open_until),
    checked_in_at: application.checked_in_at && toWireTime(application.checked_in_at),
    note: application.note,
  };
}
