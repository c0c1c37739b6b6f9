import { Stack } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { SavedFormFrame } from "../../../../ui/forms/saving/saved-form-frame.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { MailPreview } from "../../../event-mail/delivery/mail-delivery.contract.ts";
import { MailPreviewDialog } from "../../../event-mail/event-mail.admin.ts";
import {
  type AfterMailKind,
  type AfterMails,
  type afterMailContracts,
  afterMailKinds,
} from "../after-mails.contract.ts";
import { afterMailDifferences } from "./after-mail-differences.ts";
import { AfterMailFieldset } from "./after-mail-fieldset.tsx";
import { AfterMailTimeField } from "./after-mail-time-field.tsx";
import { isSentAtOnce } from "./after-mail-values.ts";
import { useAfterMailsForm } from "./use-after-mails-form.ts";

const api = apiClient<typeof afterMailContracts>();

interface AfterMailsFormProps {
  mails: AfterMails;
  eventLanguageIds: readonly number[];
  /** Also for what somebody else has saved, once it is taken over. */
  onSaved(mails: AfterMails): void;
}

/** The mails after an event, while they are not sent. */
export function AfterMailsForm(props: AfterMailsFormProps) {
  const { mails } = props;
  const t = useTexts();
  const language = useLanguage();
  const params = { id: mails.event_id };
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const state = useAfterMailsForm(props);
  const { form, now, fail } = state;
  const values = form.watch();
  const usualSendAt = new Date(mails.usual_send_at);
  const goesOut = isSentAtOnce(mails, values, now);
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
    <>
      <SavedFormFrame
        state={state}
        submitLabel={t(goesOut ? "follow_up.save_and_send" : "admin.save")}
        doesMore={goesOut}
        // Nobody had been checked in: saved once more, as they are, they go.
        mayBeSavedAgain={goesOut && mails.skipped_at !== null}
        differences={({ mine, theirs }) => afterMailDifferences(mine, theirs, usualSendAt, t, language)}
        onTakenTheirs={state.onTakenTheirs}
      >
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
            <AfterMailTimeField form={form} usualSendAt={usualSendAt} now={now} />
          )}
        </Stack>
      </SavedFormFrame>
      {preview && <MailPreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </>
  );
}
