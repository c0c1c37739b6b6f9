import { Button, Checkbox, Group } from "@mantine/core";
import { useState } from "react";
import { downloadFile } from "../../../../platform/browser/download-file.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";

interface ParticipantFilesProps {
  eventId: number;
  /** The page on which the names are printed; null where nobody is coming. */
  namesAt: string | null;
  /** Whether the hosts have noted something, which is in a file only where they choose so. */
  hasNotes: boolean;
}

/** The list of participants as files and on paper. */
export function ParticipantFiles({ eventId, namesAt, hasNotes }: ParticipantFilesProps) {
  const t = useTexts();
  const [withNotes, setWithNotes] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const download = async (ending: "csv" | "xlsx") => {
    setBusy(true);
    const query = hasNotes && withNotes ? "?notes=true" : "";
    await downloadFile(`/api/v1/events/${eventId}/participants.${ending}${query}`).catch((error: Error) =>
      noticeFailure(t(error.message.endsWith("422") ? "participants.too_large" : "admin.unreachable")),
    );
    setBusy(false);
  };
  return (
    <Group gap="xs">
      {hasNotes && (
        <Checkbox
          label={t("participants.with_notes")}
          checked={withNotes}
          onChange={(event) => setWithNotes(event.currentTarget.checked)}
        />
      )}
      {namesAt && (
        <Button component={Link} to={namesAt} variant="default" size="sm">
          {t("participants.print")}
        </Button>
      )}
      <Button variant="default" size="sm" disabled={isBusy} onClick={() => void download("csv")}>
        {t("participants.download")}
      </Button>
      <Button size="sm" loading={isBusy} onClick={() => void download("xlsx")}>
        {t("participants.download_xlsx")}
      </Button>
    </Group>
  );
}
