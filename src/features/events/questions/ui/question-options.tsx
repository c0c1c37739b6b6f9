import { ActionIcon, Button, Group, Input, Stack, Text, TextInput } from "@mantine/core";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { AskedLanguage } from "./asked-language.ts";
import type { AskingForm } from "./asking-form.ts";
import { isWritten, type QuestionValues } from "./question-values.ts";
import { hasRewordedOption } from "./reworded-option.ts";

interface QuestionOptionsProps {
  form: UseFormReturn<AskingForm>;
  place: number;
  languages: AskedLanguage[];
  error?: string;
  /** Only wordings can change. */
  isFrozen: boolean;
}

/** Editor of a question's options, a row an option, in each of the languages. */
export function QuestionOptions({ form, place, languages, error, isFrozen }: QuestionOptionsProps) {
  const t = useTexts();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: `questions.${place}.options`,
    keyName: "key",
  });
  const question = form.getValues(`questions.${place}`);
  const { id, options } = question;
  // Where the question is written in a language, each of its options is to be.
  const lacks = new Set(
    error ? [...languages.keys()].filter((at) => at === 0 || isWritten(question, at)) : [],
  );
  const saved = form.formState.defaultValues?.questions?.find((question) => id && question?.id === id);
  return (
    <Stack gap="xs" role="group" aria-label={`${t("question.options")} ${place + 1}`}>
      {fields.map(({ key }, index) => (
        <Group key={key} gap="xs" wrap="nowrap">
          {languages.map(({ name, symbol }, at) => (
            <TextInput
              lang={symbol}
              key={name}
              aria-label={t("question.option", { number: index + 1, language: name })}
              placeholder={t("question.option", { number: index + 1, language: name })}
              style={{ flex: 1 }}
              error={lacks.has(at) && !options[index]?.texts[at]?.trim()}
              {...form.register(`questions.${place}.options.${index}.texts.${at}`)}
            />
          ))}
          {!isFrozen && (
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t("question.remove_option", { number: index + 1 })}
              onClick={() => remove(index)}
            >
              ×
            </ActionIcon>
          )}
        </Group>
      ))}
      {!isFrozen && saved && hasRewordedOption(saved as QuestionValues, options) && (
        <Text size="sm" role="status">
          {t("question.reworded")}
        </Text>
      )}
      {error && (
        <Input.Error tabIndex={-1} data-problem>
          {error}
        </Input.Error>
      )}
      {!isFrozen && (
        <div>
          <Button variant="subtle" size="xs" onClick={() => append({ texts: languages.map(() => "") })}>
            {t("question.add_option")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
