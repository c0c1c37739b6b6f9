import { type ApplicationState, type CancelReason, isActive } from "../../../../shared/application-states.ts";
import { type Language, languageIds } from "../../../../shared/languages/languages.ts";
import { displayDate, displayDateTime, displayTime } from "../../../../shared/time/tokyo-time.ts";
import type { Column } from "../../../../ui/tables/column.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { questionTypes } from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import { personColumns } from "../../../organizations/organizations.admin.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import type { University } from "../../../reference-data/reference-data.contract.ts";
import type { Participant } from "../../applications.contract.ts";
import { type PlaceOrigin, placeOrigin } from "./place-origin.ts";

/** Somebody who has applied and has an account, with what they answered. */
export interface ParticipantTableRow {
  person: UserRow;
  /** The letters by which the person is found. */
  search: string;
  appliedAt: Date;
  state: ApplicationState;
  isActive: boolean;
  /** Why nothing came of the application; null where something may, and where the draw has left it out. */
  cancelReason: CancelReason | null;
  /** 1 is next; null unless they wait. */
  position: number | null;
  /** How they have come to their place, where there was a draw; null for who has none. */
  origin: PlaceOrigin | null;
  offerExpiresAt: Date | null;
  /** Time at which they will be told of what was decided. */
  notifyAt: Date | null;
  checkedInAt: Date | null;
  /** By `q_{question id}`. */
  answers: Record<string, string>;
  answersDeletedAt: Date | null;
  /** Former answers, the latest change first. */
  answersBefore: { replacedAt: Date; answers: Record<string, string> }[];
  /** Until when the person may change the answers though applications are closed. */
  answersOpenUntil: Date | null;
  /** False for who was added by hand and cannot do anything here themselves. */
  hasAccount: boolean;
  /** Where mails to who has no account go; null where none is known. */
  guestEmail: string | null;
  /** University that the person has proved to be of; null where there is none. */
  affiliation: University | null;
  /** What the hosts noted; null where that is nothing. */
  note: string | null;
}

/** In the order of applying, as the participants come. */
export function participantRows(participants: readonly Participant[]): ParticipantTableRow[] {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return participants.flatMap(({ user, state, answers, position, ...row }) =>
    user
      ? [
          {
            person: user,
            search: row.search,
            appliedAt: new Date(row.applied_at),
            state,
            isActive: isActive(state),
            cancelReason: row.cancel_reason,
            position,
            origin: placeOrigin({ state, ...row }),
            offerExpiresAt: time(row.offer_expires_at),
            notifyAt: time(row.tell_at),
            checkedInAt: time(row.checked_in_at),
            answers,
            answersDeletedAt: time(row.answers_deleted_at),
            answersBefore: row.answers_before.map((was) => ({
              ...was,
              replacedAt: new Date(was.replaced_at),
            })),
            answersOpenUntil: time(row.answers_open_until),
            hasAccount: row.has_account,
            guestEmail: row.guest_email,
            affiliation: row.affiliation?.university ?? null,
            note: row.note,
          },
        ]
      : [],
  );
}

/**
 * The status of people, as far as there is something to say of them: their turn, until when, when they will be told. Times of
 * another day than today's are shown with their date.
 */
export function statusColumns(
  rows: readonly ParticipantTableRow[],
  t: Texts,
  language: Language,
  now: Date,
): Column<ParticipantTableRow>[] {
  const today = displayDate(now, language);
  const show = (time: Date) =>
    displayDate(time, language) === today ? displayTime(time, language) : displayDateTime(time, language);
  const ofTime = (
    key: string,
    title: string,
    timeOf: (row: ParticipantTableRow) => Date | null,
  ): Column<ParticipantTableRow> => ({
    key,
    title,
    width: 12,
    onCard: "fact",
    value: (row) => {
      const time = timeOf(row);
      return time ? show(time) : "";
    },
    order: (row) => timeOf(row)?.getTime() ?? 0,
  });
  const columns: Column<ParticipantTableRow>[] = [
    {
      key: "position",
      title: t("decisions.position"),
      width: 5,
      onCard: "fact",
      value: ({ position }) => position ?? "",
    },
    ofTime("offerExpiresAt", t("decisions.offer_until"), ({ offerExpiresAt }) => offerExpiresAt),
    ofTime("notifyAt", t("decisions.tell_at"), ({ notifyAt }) => notifyAt),
  ];
  return columns.filter(({ value }) => rows.some((row) => value(row) !== ""));
}

/** A column a question, those that are not asked any more included. */
export function questionColumns(event: Event, language: Language): Column<ParticipantTableRow>[] {
  return event.apply_questions.map((question) => {
    const texts = question.language_apply_questions;
    const text = texts.find(({ language_id }) => language_id === languageIds[language]) ?? texts[0];
    return {
      key: `q_${question.id}`,
      title: text?.title ?? "",
      width: 16,
      value: ({ answers }: ParticipantTableRow) => {
        const answer = answers[`q_${question.id}`] ?? "";
        // A line breaks after a comma only where a blank follows.
        return question.question_type_id === questionTypes.checkbox ? answer.replaceAll(",", ", ") : answer;
      },
    };
  });
}

/** When somebody applied, and what stands behind the answers: country, occupation, graduation. */
export function factColumns(t: Texts, language: Language): Column<ParticipantTableRow>[] {
  return [appliedAtColumn(t, language), ...ofPerson(t, language).filter(({ key }) => isFurther(key))];
}

/** The person with university and department, which are in sight first; the moment; the answers; and the rest about the person. */
export function participantColumns(
  event: Event,
  t: Texts,
  language: Language,
): Column<ParticipantTableRow>[] {
  const person = ofPerson(t, language);
  return [
    ...person.filter(({ key }) => !isFurther(key)),
    appliedAtColumn(t, language),
    ...questionColumns(event, language),
    ...person.filter(({ key }) => isFurther(key)),
  ];
}

const first = ["name", "university", "department"];
const isFurther = (key: string) => !first.includes(key);

function ofPerson(t: Texts, language: Language): Column<ParticipantTableRow>[] {
  return personColumns(t, language).map(({ value, order, show, finds, ...column }) => ({
    ...column,
    ...(first.includes(column.key) && { onCard: "line" as const }),
    value: ({ person }: ParticipantTableRow) => value(person),
    ...(order && { order: ({ person }: ParticipantTableRow) => order(person) }),
    ...(finds && {
      finds: ({ person }: ParticipantTableRow, word: string) => finds(person, word),
    }),
    ...(show && { show: ({ person }: ParticipantTableRow) => show(person) }),
  }));
}

const appliedAtColumn = (t: Texts, language: Language): Column<ParticipantTableRow> => ({
  key: "appliedAt",
  title: t("participants.applied_at"),
  width: 12,
  onCard: "fact",
  value: ({ appliedAt }) => displayDateTime(appliedAt, language),
  order: ({ appliedAt }) => appliedAt.getTime(),
});
