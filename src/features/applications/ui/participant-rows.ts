import type { Language } from "../../../shared/languages.ts";
import { languageIds } from "../../../shared/languages.ts";
import { displayDateTime } from "../../../shared/tokyo-time.ts";
import type { Column } from "../../../ui/tables/long-table.tsx";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { questionTypes } from "../../events/events.admin.ts";
import type { Event } from "../../events/events.contract.ts";
import { personColumns } from "../../organizations/organizations.admin.ts";
import type { UserRow } from "../../organizations/organizations.contract.ts";

/** Somebody who has applied, with what they answered. */
export interface Participant {
  person: UserRow;
  appliedAt: Date;
  isCancelled: boolean;
  /** By `q_{question id}`. */
  answers: Record<string, string>;
}

/** First come, first listed. */
export function participantsOf(event: Event): Participant[] {
  const people = new Map(event.apply_users.map((person) => [person.id, person]));
  return event.applications
    .flatMap(({ user_id, apply_at, is_cancelled, apply_question_answers }) => {
      const person = people.get(user_id);
      if (!person) return [];
      return [
        {
          person,
          appliedAt: new Date(apply_at),
          isCancelled: is_cancelled,
          answers: apply_question_answers,
        },
      ];
    })
    .sort((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime());
}

/** The person, the moment, and a column a question, those that are not asked any more included. */
export function participantColumns(event: Event, t: Texts, language: Language): Column<Participant>[] {
  const [name, ...rest] = personColumns(t, language).map(({ value, order, ...column }) => ({
    ...column,
    value: ({ person }: Participant) => value(person),
    ...(order && { order: ({ person }: Participant) => order(person) }),
  }));
  const questions = event.apply_questions.map((question) => {
    const texts = question.language_apply_questions;
    const text = texts.find(({ language_id }) => language_id === languageIds[language]) ?? texts[0];
    return {
      key: `q_${question.id}`,
      title: text?.title ?? "",
      width: 16,
      value: ({ answers }: Participant) => {
        const answer = answers[`q_${question.id}`] ?? "";
        // A line breaks after a comma only where a blank follows.
        return question.question_type_id === questionTypes.checkbox ? answer.replaceAll(",", ", ") : answer;
      },
    };
  });
  return [
    ...(name ? [name] : []),
    {
      key: "appliedAt",
      title: t("participants.applied_at"),
      width: 12,
      value: ({ appliedAt }) => displayDateTime(appliedAt, language),
      order: ({ appliedAt }) => appliedAt.getTime(),
    },
    ...questions,
    ...rest,
  ];
}
