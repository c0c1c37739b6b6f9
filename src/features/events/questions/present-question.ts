import type { EventRow } from "../event-rows.server.ts";
import type { ApplyQuestion } from "./questions.contract.ts";

type QuestionRow = EventRow["questions"][number];

/** The options of a language; one that lacks a text in it shows its first. */
export function presentQuestion(row: QuestionRow): ApplyQuestion {
  const options = row.options.filter(({ is_deleted }) => !is_deleted);
  return {
    id: row.id,
    question_type_id: row.question_type_id,
    index: row.position,
    is_required: row.is_required,
    _destroy: row.is_deleted,
    language_apply_questions: row.texts.map(({ id, language_id, title, description }) => ({
      id,
      language_id,
      title,
      discription: description,
      options_data: options.map(({ texts }) => {
        const own = texts.find((text) => text.language_id === language_id) ?? texts[0];
        return own?.text ?? "";
      }),
    })),
  };
}
