import { Button } from "@mantine/core";
import { useState } from "react";
import { noticeSuccess } from "../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { MailPreview } from "../delivery/mail-delivery.contract.ts";
import { MailPreviewDialog } from "./mail-preview-dialog.tsx";

interface PreviewAndTestProps {
  /** Asks for the mail as it will arrive. */
  preview(): Promise<{ data: MailPreview }>;
  /** Sends it to oneself; left out where there is nothing to send yet. */
  test?(): Promise<{ data: { email: string } }>;
  /** Told of what either of them rejects with. */
  onFailed(error: unknown): void;
  /** To whom it will go; null where that is not chosen, or said elsewhere. */
  people?: string | null;
}

/** Two buttons for a mail that is not sent yet: how it looks, and a test to oneself. */
export function PreviewAndTest({ preview, test, onFailed, people = null }: PreviewAndTestProps) {
  const t = useTexts();
  const [shown, setShown] = useState<MailPreview | null>(null);
  const show = () => preview().then(({ data }) => setShown(data), onFailed);
  const send = (testing: NonNullable<typeof test>) =>
    testing().then(({ data }) => noticeSuccess(t("event_mail.test_sent", { email: data.email })), onFailed);
  return (
    <>
      <Button variant="default" onClick={() => void show()}>
        {t("event_mail.preview")}
      </Button>
      {test && (
        <Button variant="default" onClick={() => void send(test)}>
          {t("event_mail.test")}
        </Button>
      )}
      {shown && <MailPreviewDialog preview={shown} people={people} onClose={() => setShown(null)} />}
    </>
  );
}
