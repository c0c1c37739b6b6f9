import type { UseFormReturn } from "react-hook-form";
import { readerLanguageName } from "../../../ui/forms/problems/reader-languages.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { MailTextFields } from "./mail-text-fields.tsx";
import { MailWordsWarnings } from "./mail-words-warnings.tsx";
import type { MailWords } from "./reminder-values.ts";

interface MailWordsFieldsProps {
  form: UseFormReturn<MailWords>;
  /** What is written in it goes to all who have no text of their own. */
  mainLanguageId: number;
  isReadOnly?: boolean;
}

/** The words of a mail to applicants: in the main language, and as far as wanted in the others. */
export function MailWordsFields({ form, mainLanguageId, isReadOnly = false }: MailWordsFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <>
      <MailTextFields
        language={readerLanguageName(mainLanguageId, language)}
        isReadOnly={isReadOnly}
        title={form.register("title", { required: t("reminder_mail.title_blank") })}
        body={form.register("custom_body", { required: t("reminder_mail.body_blank") })}
        errors={{ title: errors.title?.message, body: errors.custom_body?.message }}
        isMain
      />
      {form.getValues("others").map(({ language_id }, place) => (
        <MailTextFields
          key={language_id}
          language={readerLanguageName(language_id, language)}
          isReadOnly={isReadOnly}
          title={form.register(`others.${place}.title`, {
            validate: (title, { others }) =>
              Boolean(title.trim() || !others[place]?.custom_body.trim()) || t("reminder_mail.title_blank"),
          })}
          body={form.register(`others.${place}.custom_body`, {
            validate: (body, { others }) =>
              Boolean(body.trim() || !others[place]?.title.trim()) || t("reminder_mail.body_blank"),
          })}
          errors={{
            title: errors.others?.[place]?.title?.message,
            body: errors.others?.[place]?.custom_body?.message,
          }}
        />
      ))}
      {!isReadOnly && <MailWordsWarnings form={form} mainLanguageId={mainLanguageId} />}
    </>
  );
}
