import { Button, Stack } from "@mantine/core";
import { type FormEvent, type PropsWithChildren, useRef, useState } from "react";
import { ApiError } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { UnsavedGuard } from "../../../ui/forms/saving/unsaved-guard.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";

interface ConnectionFormProps {
  /** The name of the form and of its button. */
  action: string;
  isUnsaved: boolean;
  /** Says at its field what is missing; nothing is sent then. */
  isComplete(): boolean;
  send(): Promise<void>;
  /** Says a refusal at its field; false where it is about none. */
  showRefusal(error: ApiError): boolean;
}

/** The frame of a form that connects a program: its button is busy while it is sent, and what stands at no field is told as a notice. */
export function ConnectionForm({
  action,
  isUnsaved,
  isComplete,
  send,
  showRefusal,
  children,
}: PropsWithChildren<ConnectionFormProps>) {
  const t = useTexts();
  const [isSending, setSending] = useState(false);
  const mayLeave = useRef(true);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!isComplete()) return;
    setSending(true);
    try {
      await send();
    } catch (failure) {
      const isShown = failure instanceof ApiError && showRefusal(failure);
      if (!isShown) noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    setSending(false);
  };
  return (
    <Stack component="form" gap="sm" {...{ onSubmit: submit, noValidate: true }} aria-label={action}>
      <UnsavedGuard isUnsaved={isUnsaved} mayLeave={mayLeave} />
      {children}
      <Button type="submit" loading={isSending} style={{ alignSelf: "start" }}>
        {action}
      </Button>
    </Stack>
  );
}
