import { NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { answerFiguresQuery } from "../../../applications/applications.admin.ts";
import type { RecipientsValues } from "./recipients-values.ts";

interface AnswerFieldProps {
  eventId: number;
  form: UseFormReturn<RecipientsValues>;
  isReadOnly: boolean;
}

/** An option of one of the event's questions, with how many have chosen it by now. */
export function AnswerField({ eventId, form, isReadOnly }: AnswerFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data, isError } = useQuery(
    answerFiguresQuery(eventId, { state: "active", language: "" }, language),
  );
  if (isError) return <Text c="red">{t("admin.unreachable")}</Text>;
  const questions = data?.questions.filter(({ options }) => options.length > 0);
  if (questions?.length === 0) return <Text size="sm">{t("message.no_choices")}</Text>;
  const groups = questions?.map(({ title, options }) => ({
    group: title,
    items: options.map(({ id, text, count }) => ({
      value: String(id),
      label: t("message.option", { option: text, count }),
    })),
  }));
  return (
    <Controller
      control={form.control}
      name="option_id"
      rules={{ validate: (value) => value !== "" || t("message.option_blank") }}
      render={({ field, fieldState }) => (
        <NativeSelect
          {...field}
          label={t("message.answer")}
          data={[{ value: "", label: t("message.option_choose") }, ...(groups ?? [])]}
          disabled={!groups || isReadOnly}
          error={fieldState.error?.message}
          withAsterisk
        />
      )}
    />
  );
}
