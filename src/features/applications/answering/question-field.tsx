import type { UseFormReturn } from "react-hook-form";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { maxAnswerLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { isEmailShape } from "../../../shared/people/email-shape.ts";
import { Choices, TextArea, TextField } from "../../../ui/forms/fields/field.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { ApplyQuestion } from "../../events/questions/questions.contract.ts";
import { optionValue, type QuestionAnswers, questionText } from "./answers.ts";

interface QuestionFieldProps<Values extends { answers: QuestionAnswers }> {
  question: ApplyQuestion;
  form: UseFormReturn<Values>;
  /** Prefills the e-mail question, which is asked of signed-in people only; null for visitors. */
  userEmail: string | null;
}

/** One of the five kinds of question, in the reader's language where it has it. */
export function QuestionField<Values extends { answers: QuestionAnswers }>({
  question,
  form: anyForm,
  userEmail,
}: QuestionFieldProps<Values>) {
  const form = anyForm as unknown as UseFormReturn<{ answers: QuestionAnswers }>;
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const text = questionText(question, reader);
  if (!text) return null;
  const key = `q_${question.id}`;
  const name = `answers.${key}` as const;
  const error = form.formState.errors.answers?.[key]?.message;
  const look = {
    label: text.title,
    hint: text.discription || undefined,
    error,
    required: question.is_required,
    contentLang: foreignTag(text.language_id, language),
  };
  const required = question.is_required && t("apply.required_question");
  switch (question.question_type_id) {
    case 1:
    case 2: {
      const kind = question.question_type_id === 1 ? "radio" : "checkbox";
      const input = form.register(name, {
        validate: (value) =>
          !required || (Array.isArray(value) ? value.length > 0 : Boolean(value)) || required,
      });
      return (
        <Choices
          {...look}
          kind={kind}
          input={input}
          choices={text.options_data.map((label, place) => ({ value: optionValue(question, place), label }))}
        />
      );
    }
    case 3:
      return <TextArea {...look} maxLength={maxAnswerLength} {...form.register(name, { required })} />;
    case 5:
      if (userEmail === null) return null;
      return (
        <TextField
          {...look}
          type="email"
          autoComplete="email"
          defaultValue={userEmail}
          {...form.register(name, {
            required,
            value: userEmail,
            validate: (value) => !value || isEmailShape(String(value)) || t("form.email_valid"),
          })}
        />
      );
    default:
      return <TextField {...look} maxLength={maxAnswerLength} {...form.register(name, { required })} />;
  }
}
