import { Stack } from "@mantine/core";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { SavedFormFrame } from "../../../../ui/forms/saving/saved-form-frame.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
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
  const state = useAfterMailsForm(props);
  const { form, now, fail } = state;
  const values = form.watch();
  const usualSendAt = new Date(mails.usual_send_at);
  const goesOut = isSentAtOnce(mails, values, now);
  const draftOf = (kind: AfterMailKind) => ({ kind, texts: form.getValues(`${kind}.texts`) });
  return (
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
            preview={() => api("POST /events/{id}/follow_up/preview", { params, body: draftOf(kind) })}
            test={() => api("POST /events/{id}/follow_up/test", { params, body: draftOf(kind) })}
            onFailed={fail}
          />
        ))}
        {afterMailKinds.some((kind) => values[kind].is_on) && (
          <AfterMailTimeField form={form} usualSendAt={usualSendAt} now={now} />
        )}
      </Stack>
    </SavedFormFrame>
  );
}
