import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxNoteLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { type Applicant, saveNote } from "./applicant-calls.ts";

interface ApplicantNoteProps {
  applicant: Applicant;
  /** As it stands; empty where nothing was noted. */
  note: string;
  /** Hears whether something is typed that is not saved. */
  onTyped(isTyped: boolean): void;
  onSaved(): Promise<unknown>;
}

/** The hosts' note about a person, with who may read it. */
export function ApplicantNote({ applicant, note, onTyped, onSaved }: ApplicantNoteProps) {
  const t = useTexts();
  const [text, setText] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const mayLeave = useRef(false);
  const isTyped = text.trim() !== note;
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  const save = async () => {
    setBusy(true);
    try {
      await saveNote(applicant, text);
      noticeSaved(t("applicant.note_saved"));
      await onSaved();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    setBusy(false);
  };
  return (
    <Stack gap="xs">
      <UnsavedGuard isUnsaved={isTyped} mayLeave={mayLeave} />
      <Textarea
        label={t("applicant.note")}
        description={t("applicant.note_hint")}
        value={text}
        maxLength={maxNoteLength}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={10}
      />
      <Group justify="flex-end">
        <Button variant="default" loading={isBusy} disabled={!isTyped} onClick={() => void save()}>
          {t("applicant.note_save")}
        </Button>
      </Group>
    </Stack>
  );
}
