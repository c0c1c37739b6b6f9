import { useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useSaveAfterUploads } from "../../../../ui/forms/images/use-save-after-uploads.ts";
import { useSavedForm } from "../../../../ui/forms/saving/use-saved-form.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { AfterMails, afterMailContracts } from "../after-mails.contract.ts";
import { mergeAfterMails } from "./after-mail-differences.ts";
import { type AfterMailValues, afterMailsOf, afterMailValues, isSentAtOnce } from "./after-mail-values.ts";

const api = apiClient<typeof afterMailContracts>();

interface AfterMailsState {
  mails: AfterMails;
  eventLanguageIds: readonly number[];
  onSaved(mails: AfterMails): void;
}

/** The state of the form of the mails after an event, and what somebody else has saved meanwhile. */
export function useAfterMailsForm({ mails, eventLanguageIds, onSaved }: AfterMailsState) {
  const t = useTexts();
  const mayLeave = useRef(false);
  const latest = useRef(mails);
  const [now] = useState(() => new Date());
  const valuesOf = (saved: AfterMails) => afterMailValues(saved, eventLanguageIds);
  const state = useSavedForm(valuesOf(mails), mergeAfterMails, {});
  const { form, rebase, setConflict, freeze } = state;
  const fail = (error: unknown) =>
    noticeFailure(
      showApiError(error, form, (field) => (field === "send_at" ? field : null)) ?? t("admin.unreachable"),
    );
  const send = async (typed: AfterMailValues) => {
    const sent = { params: { id: mails.event_id }, body: afterMailsOf(typed) };
    try {
      const { data } = await freeze(() => api("PUT /events/{id}/follow_up", sent));
      rebase(valuesOf(data));
      mayLeave.current = true;
      noticeSaved(t(isSentAtOnce(mails, typed, now) ? "follow_up.goes_out" : "admin.saved"));
      onSaved(data);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) return fail(error);
      latest.current = error.body.data as AfterMails;
      setConflict(valuesOf(latest.current));
    }
  };
  const save = async () => {
    // What was refused in a field that is hidden by now would be wrong for good.
    form.clearErrors();
    await form.handleSubmit(send)();
  };
  return {
    ...state,
    ...useSaveAfterUploads(save),
    mayLeave,
    now,
    fail,
    onTakenTheirs: () => onSaved(latest.current),
  };
}
