import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { MailWords } from "../../ui/reminder-values.ts";
import type { EarlierMail, earlierMailContracts } from "../earlier-mails.contract.ts";
import { wordsFromEarlier } from "./words-from-earlier.ts";

const api = apiClient<typeof earlierMailContracts>();

interface EarlierMailFieldProps {
  eventId: number;
  form: UseFormReturn<MailWords>;
  mainLanguageId: number;
}

/** Begins a mail with the words of an earlier one; what is written already is not overwritten without a question. */
export function EarlierMailField({ eventId, form, mainLanguageId }: EarlierMailFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<EarlierMail | null>(null);
  const { data: mails = [] } = useQuery({
    queryKey: ["events", "earlier-mails", eventId],
    queryFn: async () => (await api("GET /events/{id}/earlier_mails", { params: { id: eventId } })).data,
  });
  if (mails.length === 0) return null;
  const take = (mail: EarlierMail) => {
    const { title, custom_body, others } = wordsFromEarlier(mail, mainLanguageId, form.getValues("others"));
    const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("title", title, change);
    form.setValue("custom_body", custom_body, change);
    others.forEach((text, place) => {
      form.setValue(`others.${place}.title`, text.title, change);
      form.setValue(`others.${place}.custom_body`, text.custom_body, change);
    });
  };
  const choose = (mail: EarlierMail) => {
    const { title, custom_body, others } = form.getValues();
    const written = [title, custom_body, ...others.flatMap((text) => [text.title, text.custom_body])];
    if (written.some((text) => text.trim())) setChosen(mail);
    else take(mail);
  };
  return (
    <>
      <Select
        label={t("earlier_mail.label")}
        placeholder={t("earlier_mail.placeholder")}
        data={mails.map(({ texts, written_at }, place) => ({
          value: String(place),
          label: t("earlier_mail.option", {
            title: texts[0]?.title ?? "",
            day: displayDate(new Date(written_at), language),
          }),
        }))}
        value={null}
        onChange={(place) => {
          const mail = mails[Number(place)];
          if (place !== null && mail) choose(mail);
        }}
        nothingFoundMessage={t("earlier_mail.none")}
        searchable
      />
      <QuestionDialog
        isOpen={chosen !== null}
        action={t("earlier_mail.replace")}
        question={t("earlier_mail.replace_question")}
        onConfirm={async () => {
          if (chosen) take(chosen);
          setChosen(null);
        }}
        onClose={() => setChosen(null)}
      />
    </>
  );
}
