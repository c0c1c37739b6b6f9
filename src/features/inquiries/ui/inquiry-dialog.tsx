import { Checkbox, Fieldset, Modal, SimpleGrid, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { isSaidAtFields, showApiError } from "../../../platform/browser/show-api-error.ts";
import { byWrittenLanguage, localeOf, writtenLanguages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { languageForReader } from "../../../shared/languages/texts-by-language.ts";
import { maxInquiryLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure, noticeSaved } from "../../../ui/feedback/admin-notifications.ts";
import { DialogButtons } from "../../../ui/feedback/dialog-buttons.tsx";
import { useProblemsInLanguage } from "../../../ui/forms/problems/use-problems-in-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Inquiry, inquiryContracts } from "../inquiries.contract.ts";

const api = apiClient<typeof inquiryContracts>();
const parts = ["question", "answer"] as const;

interface InquiryDialogProps {
  eventId: number;
  inquiry: Inquiry;
  onClose(): void;
  onSaved(): Promise<void>;
}

/** A question and its answer as the event's page shows them, the languages side by side. */
export function InquiryDialog({ eventId, inquiry, onClose, onSaved }: InquiryDialogProps) {
  const t = useTexts();
  const reader = useLanguage();
  const form = useForm({
    defaultValues: {
      question: byWrittenLanguage((language) => inquiry.question[language] ?? ""),
      answer: byWrittenLanguage((language) => inquiry.answer[language] ?? ""),
      is_published: inquiry.is_published,
    },
  });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    try {
      const params = { id: eventId, inquiry_id: inquiry.id };
      await api("PUT /events/{id}/inquiries/{inquiry_id}", { params, body });
      noticeSaved(t("admin.saved"));
      await onSaved();
    } catch (error) {
      // It is missing in the language in which the other of the two is there.
      const language = languageForReader(reader, (one) => Boolean(body.question[one] || body.answer[one]));
      const fieldOf = (field: string) =>
        field === "question" || field === "answer" ? `${field}.${language ?? writtenLanguages[0]}` : null;
      const sentence = showApiError(error, form, fieldOf) ?? t("admin.unreachable");
      if (!isSaidAtFields(error, fieldOf)) noticeFailure(sentence);
    }
  });
  return (
    <Modal
      opened
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={onClose}
      size="xl"
      title={t("inquiries.dialog")}
    >
      <form method="post" onSubmit={save} noValidate>
        <Stack>
          <Text size="sm">{t("inquiries.dialog_lead")}</Text>
          {parts.map((part) => (
            <Fieldset key={part} legend={t(`inquiries.${part}`)}>
              <SimpleGrid cols={{ base: 1, sm: writtenLanguages.length }}>
                {writtenLanguages.map((language) => (
                  <Textarea
                    key={language}
                    lang={localeOf(language)}
                    label={languageNameIn(language, reader)}
                    maxLength={maxInquiryLength}
                    autosize
                    minRows={3}
                    maxRows={12}
                    error={errors[part]?.[language]?.message}
                    {...form.register(`${part}.${language}`)}
                  />
                ))}
              </SimpleGrid>
            </Fieldset>
          ))}
          <Checkbox label={t("inquiries.on_page")} {...form.register("is_published")} />
          <DialogButtons
            submitLabel={t("admin.save")}
            isBusy={false}
            isLoading={isSubmitting}
            onBack={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
