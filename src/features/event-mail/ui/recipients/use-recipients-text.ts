import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { answerFiguresQuery } from "../../../applications/applications.admin.ts";
import { recipientsText } from "./recipients-text.ts";
import { isChosen, type RecipientsValues, recipientsBody } from "./recipients-values.ts";

/** To whom a mail goes by what its form says, in words; null while nobody is chosen. */
export function useRecipientsText(eventId: number, values: RecipientsValues): string | null {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useQuery({
    ...answerFiguresQuery(eventId, { state: "active", language: "" }, language),
    enabled: values.to === "answer",
  });
  if (!isChosen(values)) return null;
  const { states, option_id, attendance, user_ids } = recipientsBody(values);
  const question = data?.questions.find(({ options }) => options.some(({ id }) => id === option_id));
  const text = question?.options.find(({ id }) => id === option_id)?.text ?? "";
  return recipientsText(
    {
      states: states ?? null,
      option_id: option_id ?? null,
      option: question ? { question: question.title, text } : null,
      attendance: attendance ?? null,
      recipients_count: user_ids?.length ?? 0,
    },
    t,
    language,
  );
}
