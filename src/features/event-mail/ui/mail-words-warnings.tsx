import type { UseFormReturn } from "react-hook-form";
import { compareTexts } from "../../../shared/translation/compare-texts.ts";
import { readerLanguageName } from "../../../ui/forms/problems/reader-languages.ts";
import { DifferencesAlert } from "../../../ui/forms/translation/differences-alert.tsx";
import { useLanguage } from "../../../ui/texts/texts.tsx";
import type { MailWords } from "./reminder-values.ts";

/** What a mail's other languages say differently from its main one. */
export function MailWordsWarnings({
  form,
  mainLanguageId,
}: {
  form: UseFormReturn<MailWords>;
  mainLanguageId: number;
}) {
  const language = useLanguage();
  const { title, custom_body, others } = form.watch();
  return others.map((other) => (
    <DifferencesAlert
      key={other.language_id}
      differences={[
        {
          question: null,
          ...compareTexts(`${title}\n${custom_body}`, `${other.title}\n${other.custom_body}`),
        },
      ]}
      languages={[
        readerLanguageName(mainLanguageId, language) ?? "",
        readerLanguageName(other.language_id, language) ?? "",
      ]}
    />
  ));
}
