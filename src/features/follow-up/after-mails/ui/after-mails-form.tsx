import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { noticeFailure, noticeSaved, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { keepEnterFromSaving } from "../../../../ui/forms/keep-enter-from-saving.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { MailPreview } from "../../../event-mail/delivery/mail-delivery.contract.ts";
import { MailPreviewDialog } from "../../../event-mail/event-mail.admin.ts";
import {
  type AfterMailKind,
  type AfterMails,
  type afterMailContracts,
  afterMailKinds,
} from "../after-mails.contract.ts";
import { AfterMailFieldset } from "./after-mail-fieldset.tsx";
import { AfterMailTimeField } from "./after-mail-time-field.tsx";
import { type AfterMailValues, afterMailsOf, afterMailValues, isSentAtOnce } from "./after-mail-values.ts";

const api = apiClient<typeof afterMailContracts>();

interface AfterMailsFormProps {
  mails: AfterMails;
  eventLanguageIds: readonly number[];
  onSaved(mails: AfterMails): void;
}

/** The mails after an event, while they are not sent. */
export function AfterMailsForm({ mails, eventLanguageIds, onSaved }: AfterMailsFormProps) {
  const t = useTexts();
  const params = { id: mails.event_id };
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const [now] = useState(() => new Date());
  const form = useForm<AfterMailValues>({ defaultValues: afterMailValues(mails, eventLanguageIds) });
  const values = form.watch();
  const fail = (error: unknown) =>
    noticeFailure(
      showApiError(error, form, (field) => (field === "send_at" ? field : null)) ?? t("admin.unreachable"),
    );
  const submit = form.handleSubmit(async (typed) => {
    try {
      const { data } = await api("PUT /events/{id}/follow_up", { params, body: afterMailsOf(typed) });
      noticeSaved(t(isSentAtOnce(mails, typed, now) ? "follow_up.goes_out" : "admin.saved"));
      onSaved(data);
    } catch (error) {
      fail(error);
    }
  });
  const draftOf = (kind: AfterMailKind) => ({ kind, texts: form.getValues(`${kind}.texts`) });
  const show = async (kind: AfterMailKind) => {
    try {
      const { data } = await api("POST /events/{id}/follow_up/preview", { params, body: draftOf(kind) });
      setPreview(data);
    } catch (error) {
      fail(error);
    }
  };
  const test = async (kind: AfterMailKind) => {
    try {
      const { data } = await api("POST /events/{id}/follow_up/test", { params, body: draftOf(kind) });
      noticeSuccess(t("event_mail.test_sent", { email: data.email }));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <form method="post" onSubmit={submit} onKeyDown={keepEnterFromSaving} noValidate>
      <Stack maw={640}>
        {afterMailKinds.map((kind) => (
          <AfterMailFieldset
            key={kind}
            {...{ kind, mails, form }}
            onPreview={() => void show(kind)}
            onTest={() => void test(kind)}
          />
        ))}
        {afterMailKinds.some((kind) => values[kind].is_on) && (
          <AfterMailTimeField form={form} usualSendAt={new Date(mails.usual_send_at)} now={now} />
        )}
        <Group>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t(isSentAtOnce(mails, values, now) ? "follow_up.save_and_send" : "admin.save")}
          </Button>
        </Group>
      </Stack>
      {preview && <MailPreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </form>
  );
}
