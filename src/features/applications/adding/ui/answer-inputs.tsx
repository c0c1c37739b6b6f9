import { MultiSelect, Select, Textarea, TextInput } from "@mantine/core";
import { Controller, type UseFormReturn } from "react-hook-form";
import { maxAnswerLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import { questionTypes } from "../../../events/events.admin.ts";
import type { ApplyQuestion } from "../../../events/questions/questions.contract.ts";
import { optionValue, questionText } from "../../answering/answers.ts";
import type { PersonValues } from "./person-values.ts";

interface AnswerInputsProps {
  questions: ApplyQuestion[];
  form: UseFormReturn<PersonValues>;
}

/** The event's questions, none of which has to be answered by who answers for somebody else. */
export function AnswerInputs({ questions, form }: AnswerInputsProps) {
  const language = useLanguage();
  const errors = form.formState.errors.answers ?? {};
  return questions.map((question) => {
    const text = questionText(question, language);
    if (!text) return null;
    const key = `q_${question.id}`;
    const name = `answers.${key}` as const;
    const look = { label: text.title, error: errors[key]?.message };
    const data = text.options_data.map((label, place) => ({ value: optionValue(question, place), label }));
    switch (question.question_type_id) {
      case questionTypes.radio:
      case questionTypes.checkbox: {
        const isOne = question.question_type_id === questionTypes.radio;
        return (
          <Controller
            key={key}
            control={form.control}
            name={name}
            render={({ field: { value, onChange, ref } }) => {
              const shared = { ...look, ref, data };
              return isOne ? (
                <Select
                  {...shared}
                  value={String(value ?? "") || null}
                  onChange={(chosen) => onChange(chosen ?? "")}
                  clearable
                />
              ) : (
                <MultiSelect {...shared} value={Array.isArray(value) ? value : []} onChange={onChange} />
              );
            }}
          />
        );
      }
      case questionTypes.longText:
        return (
          <Textarea
            key={key}
            {...look}
            maxLength={maxAnswerLength}
            autosize
            minRows={2}
            {...form.register(name)}
          />
        );
      default:
        return <TextInput key={key} {...look} maxLength={maxAnswerLength} {...form.register(name)} />;
    }
  });
}
