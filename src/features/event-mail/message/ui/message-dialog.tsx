import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { keepEnterFromSaving } from "../../../../ui/forms/saving/keep-enter-from-saving.ts";
import { useNonceOf } from "../../../../ui/forms/saving/use-nonce-of.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { EarlierMailField } from "../../earlier/ui/earlier-mail-field.tsx";
import { MailWordsFields } from "../../ui/mail-words-fields.tsx";
import { PreviewAndTest } from "../../ui/preview-and-test.tsx";
import { RecipientsField } from "../../ui/recipients/recipients-field.tsx";
import {
  type RecipientsValues,
  recipientFieldsByWire,
  recipientsBody,
  recipientsValues,
} from "../../ui/recipients/recipients-values.ts";
import { useRecipientsCount } from "../../ui/recipients/use-recipients-count.ts";
import { useRecipientsText } from "../../ui/recipients/use-recipients-text.ts";
import { type MailWords, otherTexts, wordsOf } from "../../ui/reminder-values.ts";
import type { applicantMailContracts } from "../applicant-mails.contract.ts";
import { type MessageValues, messageBody } from "./message-values.ts";

const api = apiClient<typeof applicantMailContracts>();

interface MessageDialogProps {
  event: Event;
  /** The event's main language: what is written in it goes to all who have no text of their own. */
  mainLanguageId: number;
  /** Ids of people who are chosen already; none for a message to groups. */
  people: readonly string[];
  onClose(): void;
  onSent(): Promise<void>;
}

/** The form's field of what the API refuses. */
const fieldsByWire: Record<string, keyof MessageValues> = {
  title: "title",
  custom_body: "custom_body",
  ...recipientFieldsByWire,
};

/** A message to applicants: to write, to look at, to try on oneself, and to send after a question that says to how many. */
export function MessageDialog({ event, mainLanguageId, people, onClose, onSent }: MessageDialogProps) {
  const t = useTexts();
  const params = { id: event.id };
  // To how many it would go, while it asks whether it is meant.
  const [asking, setAsking] = useState<number | null>(null);
  const [isLost, setLost] = useState(false);
  const nonceOf = useNonceOf();
  const form = useForm<MessageValues>({
    defaultValues: {
      title: "",
      custom_body: "",
      others: otherTexts(null, mainLanguageId),
      ...recipientsValues(people.length > 0 ? { states: [], user_ids: people.map(Number) } : null),
    },
  });
  useProblemsInLanguage(form);
  // The fields of the words are among those of this form.
  const words = form as unknown as UseFormReturn<MailWords>;
  const recipients = form as unknown as UseFormReturn<RecipientsValues>;
  const values = form.watch();
  const count = useRecipientsCount(event.id, values);
  const toWhom = useRecipientsText(event.id, values);
  const fail = (error: unknown) =>
    noticeFailure(
      showApiError(error, form, (field) => fieldsByWire[field] ?? null) ?? t("admin.unreachable"),
    );
  const draft = () => wordsOf(form.getValues());
  const ask = async (values: MessageValues) => {
    const body = recipientsBody(values);
    try {
      setAsking((await api("POST /events/{id}/applicant_mails/count", { params, body })).data.count);
    } catch (error) {
      fail(error);
    }
  };
  const send = async () => {
    const body = messageBody(form.getValues());
    try {
      const { data } = await api("POST /events/{id}/applicant_mails", {
        params,
        body: { ...body, nonce: nonceOf(body) },
      });
      noticeSuccess(t("message.sent_to", { count: data.recipients_count }));
      await onSent();
    } catch (error) {
      setAsking(null);
      setLost(!(error instanceof ApiError));
      fail(error);
    }
  };
  return (
    <>
      <Modal
        opened
        closeOnEscape={false}
        closeOnClickOutside={false}
        onClose={onClose}
        size="lg"
        title={t("message.title")}
      >
        <form method="post" onSubmit={form.handleSubmit(ask)} onKeyDown={keepEnterFromSaving} noValidate>
          <Stack>
            <Text size="sm" c="dimmed">
              {t("message.automatic_hint")}
            </Text>
            <RecipientsField event={event} form={recipients} count={count} />
            <EarlierMailField eventId={event.id} form={words} mainLanguageId={mainLanguageId} />
            <MailWordsFields form={words} mainLanguageId={mainLanguageId} />
            {isLost && <Alert color="yellow">{t("message.lost")}</Alert>}
            <Group justify="space-between">
              <Group gap="xs">
                <PreviewAndTest
                  preview={() => api("POST /events/{id}/applicant_mails/preview", { params, body: draft() })}
                  test={() => api("POST /events/{id}/applicant_mails/test", { params, body: draft() })}
                  onFailed={fail}
                  people={toWhom}
                />
              </Group>
              <Button type="submit">{t("message.send")}</Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      <QuestionDialog
        isOpen={asking !== null}
        action={t("message.send")}
        question={t("message.send_question", { count: asking ?? 0 })}
        isHarmless
        onConfirm={send}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
