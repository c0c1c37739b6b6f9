import { Fieldset, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTexts } from "../../../ui/texts/texts.tsx";

interface MailTextFieldsProps {
  /** As the page calls it; null for a language that is none of the readers'. */
  language: string | null;
  isReadOnly: boolean;
  title: UseFormRegisterReturn;
  body: UseFormRegisterReturn;
  errors: { title: string | undefined; body: string | undefined };
  /** The fallback for everybody without a text of their own; other languages may be left empty. */
  isMain?: boolean;
}

/** The title and the text of a mail in one language. */
export function MailTextFields({
  language,
  isReadOnly,
  title,
  body,
  errors,
  isMain = false,
}: MailTextFieldsProps) {
  const t = useTexts();
  const labelled = (label: string) =>
    language ? t("reminder_mail.in_language", { label, language }) : label;
  const fields = (
    <Stack>
      {!isMain && !isReadOnly && (
        <Text size="sm" c="dimmed">
          {t("reminder_mail.other_hint", { language: language ?? "" })}
        </Text>
      )}
      <TextInput
        label={labelled(t("reminder_mail.title"))}
        withAsterisk={isMain}
        readOnly={isReadOnly}
        data-autofocus={isMain || undefined}
        error={errors.title}
        {...title}
      />
      <Textarea
        label={labelled(t("reminder_mail.body"))}
        withAsterisk={isMain}
        readOnly={isReadOnly}
        autosize
        minRows={isMain ? 6 : 4}
        error={errors.body}
        {...body}
      />
    </Stack>
  );
  return isMain ? (
    fields
  ) : (
    <Fieldset legend={t("reminder_mail.other", { language: language ?? "" })}>{fields}</Fieldset>
  );
}
