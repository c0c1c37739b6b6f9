import { Button, Group, Modal, Stack } from "@mantine/core";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { showApiError } from "../../../platform/browser/show-api-error.ts";
import { toEditTime } from "../../../shared/time/tokyo-time.ts";
import { noticeFailure, noticeSaved } from "../../../ui/feedback/admin-notifications.ts";
import { keepEnterFromSaving } from "../../../ui/forms/saving/keep-enter-from-saving.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import type { mailDeliveryContracts } from "../delivery/mail-delivery.contract.ts";
import { EarlierMailField } from "../earlier/ui/earlier-mail-field.tsx";
import type { eventMailContracts, RemindEventMail } from "../event-mail.contract.ts";
import { MailTimeField } from "./mail-time-field.tsx";
import { MailWordsFields } from "./mail-words-fields.tsx";
import { PreviewAndTest } from "./preview-and-test.tsx";
import { RecipientsField } from "./recipients/recipients-field.tsx";
import {
  type RecipientsValues,
  recipientFieldsByWire,
  recipientsBody,
  recipientsValues,
} from "./recipients/recipients-values.ts";
import { useRecipientsCount } from "./recipients/use-recipients-count.ts";
import { useRecipientsText } from "./recipients/use-recipients-text.ts";
import { type MailWords, otherTexts, type ReminderValues, wordsOf } from "./reminder-values.ts";
import { RemoveReminderDialog } from "./remove-reminder-dialog.tsx";
import { SentReminder } from "./sent-reminder.tsx";

const api = apiClient<typeof eventMailContracts>();
const delivery = apiClient<typeof mailDeliveryContracts>();

interface ReminderMailDialogProps {
  event: Event;
  /** The event's main language: what is written in it goes to all who have no text of their own. */
  mainLanguageId: number;
  /** Null for a new one. */
  mail: RemindEventMail | null;
  onClose(): void;
  onChanged(): Promise<void>;
}

/** Names of fields of the form by those of the API. */
const fieldsByWire: Record<string, keyof ReminderValues> = {
  title: "title",
  custom_body: "custom_body",
  send_at: "send_at",
  ...recipientFieldsByWire,
};

/** A mail to those who have applied: to write, to try on oneself, to take back; once sent, to read. */
export function ReminderMailDialog(props: ReminderMailDialogProps) {
  const { event, mainLanguageId, mail, onClose, onChanged } = props;
  const t = useTexts();
  const params = { event_id: event.id };
  const isSent = Boolean(mail?.sent_at);
  const [isRemoving, setRemoving] = useState(false);
  const form = useForm<ReminderValues>({
    defaultValues: {
      title: mail?.title ?? "",
      custom_body: mail?.custom_body ?? "",
      others: otherTexts(mail, mainLanguageId),
      send_at: mail ? toEditTime(new Date(mail.send_at)) : "",
      ...recipientsValues(mail),
    },
  });
  const { isSubmitting } = form.formState;
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
  const submit = form.handleSubmit(async (values) => {
    const body = { ...wordsOf(values), send_at: values.send_at, ...recipientsBody(values) };
    try {
      if (mail) {
        await api("PUT /events/{event_id}/remind_event_mails/{id}/update", {
          params: { ...params, id: mail.id },
          body,
        });
      } else await api("POST /events/{event_id}/remind_event_mails/create", { params, body });
      noticeSaved(t("admin.saved"));
      await onChanged();
    } catch (error) {
      fail(error);
    }
  });
  return (
    <>
      <Modal
        opened
        closeOnEscape={false}
        closeOnClickOutside={false}
        onClose={onClose}
        size="lg"
        title={t(mail ? "reminder_mail.edit" : "reminder_mail.add")}
      >
        <form method="post" onSubmit={submit} onKeyDown={keepEnterFromSaving} noValidate>
          <Stack>
            {isSent && mail && <SentReminder eventId={event.id} mailId={mail.id} />}
            {!isSent && <EarlierMailField eventId={event.id} form={words} mainLanguageId={mainLanguageId} />}
            <MailWordsFields form={words} mainLanguageId={mainLanguageId} isReadOnly={isSent} />
            <MailTimeField form={form} name="send_at" label={t("event_mail.send_at")} isReadOnly={isSent} />
            <RecipientsField form={recipients} event={event} isReadOnly={isSent} count={count} isForLater />
            {!isSent && (
              <Group justify="space-between">
                <Group gap="xs">
                  <PreviewAndTest
                    preview={() =>
                      delivery("POST /events/{event_id}/remind_event_mails/preview", {
                        params,
                        body: draft(),
                      })
                    }
                    test={() =>
                      delivery("POST /events/{event_id}/remind_event_mails/test", { params, body: draft() })
                    }
                    onFailed={fail}
                    people={toWhom}
                  />
                  {mail && (
                    <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
                      {t("reminder_mail.remove")}
                    </Button>
                  )}
                </Group>
                <Button type="submit" loading={isSubmitting}>
                  {t("admin.save")}
                </Button>
              </Group>
            )}
          </Stack>
        </form>
      </Modal>
      {mail && isRemoving && (
        <RemoveReminderDialog
          {...{ eventId: event.id, mail }}
          onClose={() => setRemoving(false)}
          onRemoved={onChanged}
        />
      )}
    </>
  );
}
