import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";

/** The address of the event's page, to copy. */
export function CopyLink({ eventId }: { eventId: number }) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const address = `${window.location.origin}/events/${eventId}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      noticeFailure(t("overview.link_failed"));
    }
  };
  return (
    <Group gap="xs" align="end">
      <TextInput
        label={t("overview.link")}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        style={{ flex: "1 1 14rem" }}
      />
      <Button variant="default" onClick={() => void copy()}>
        <span aria-live="polite">{t(isCopied ? "overview.link_copied" : "overview.link_copy")}</span>
      </Button>
    </Group>
  );
}
