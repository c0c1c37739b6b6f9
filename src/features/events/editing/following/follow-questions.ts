import type { EventRow } from "../../event-rows.server.ts";
import type { ApplyQuestionIn } from "../../questions/questions.contract.ts";
import { fateOf } from "./follow-value.ts";

type Question = EventRow["questions"][number];

/**
 * The questions that were sent, for a following event: each of them goes to the question there that asked the same, new ones are
 * added. A question that somebody has changed there, or taken away, is left alone.
 */
export function followQuestions(
  before: readonly Question[],
  after: readonly Question[],
  own: readonly Question[],
  sent: readonly ApplyQuestionIn[],
): { sent: ApplyQuestionIn[]; isOwn: boolean } {
  const asked = own.filter(({ is_deleted }) => !is_deleted);
  const taken = new Set<number>();
  const following: ApplyQuestionIn[] = [];
  let isOwn = false;
  for (const question of sent) {
    const was = before.find(({ id, is_deleted }) => id === question.id && !is_deleted);
    const is = after.find(({ id, is_deleted }) => id === question.id && !is_deleted);
    if (question.id && was) {
      // Without `is` the question was removed, which is a change as well.
      if (is && fateOf(contentOf(was), contentOf(is), null) === "same") continue;
      const there = asked.find((one) => !taken.has(one.id) && isSame(one, was));
      if (there) {
        taken.add(there.id);
        following.push(withId(question, there.id));
      } else if (is ? asked.some((one) => isSame(one, is)) : !hasOther(asked, [...before, ...after]))
        continue;
      else isOwn = true;
    } else if (!question.id && !question._destroy) {
      const added = after.find((one) => !before.some(({ id }) => id === one.id) && isAsSent(one, question));
      const isThere = added && asked.some((one) => isSame(one, added));
      if (!isThere) following.push(withId(question, null));
    }
  }
  return { sent: following, isOwn };
}

/** Ids of texts are of one event as well: a text is known by its language. */
function withId(question: ApplyQuestionIn, id: number | null): ApplyQuestionIn {
  return {
    ...question,
    id,
    language_apply_questions_attributes: question.language_apply_questions_attributes?.map(
      ({ id: _, ...text }) => text,
    ),
  };
}

function contentOf({ question_type_id, is_required, position, texts, options }: Question) {
  return {
    question_type_id,
    is_required,
    position,
    texts: texts
      .map(({ language_id, title, description }) => ({ language_id, title, description }))
      .sort((one, other) => one.language_id - other.language_id),
    options: options.filter(({ is_deleted }) => !is_deleted).map((option) => option.texts),
  };
}

const isSame = (one: Question, other: Question) =>
  JSON.stringify({ ...contentOf(one), position: 0 }) === JSON.stringify({ ...contentOf(other), position: 0 });

/** Whether one of an event's questions asks what none of the others does. */
const hasOther = (asked: readonly Question[], others: readonly Question[]) =>
  asked.some((one) => !others.some((other) => isSame(one, other)));

const isAsSent = ({ texts }: Question, { language_apply_questions_attributes: sent = [] }: ApplyQuestionIn) =>
  sent.some(({ language_id, title }) =>
    texts.some((text) => text.language_id === language_id && text.title === title),
  );
