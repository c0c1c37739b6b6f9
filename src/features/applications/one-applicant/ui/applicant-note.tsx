import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxNoteLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { ConflictDialog } from "../../../../ui/forms/saving/conflict-dialog.tsx";
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
  // The note of which the writer knows: a newer one is not replaced unseen.
  const [known, setKnown] = useState(note);
  const [seen, setSeen] = useState(note);
  const [isBusy, setBusy] = useState(false);
  // The note that somebody else has written meanwhile, until it is chosen.
  const [theirs, setTheirs] = useState<string | null>(null);
  const mayLeave = useRef(false);
  const isTyped = text.trim() !== known;
  const follow = (saved: string) => {
    setText(saved);
    setKnown(saved);
  };
  if (note !== seen) {
    setSeen(note);
    if (!isTyped) follow(note);
  }
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  const save = async (before = known) => {
    setTheirs(null);
    setBusy(true);
    try {
      await saveNote(applicant, text, before);
      setKnown(text.trim());
      noticeSaved(t("applicant.note_saved"));
      await onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        setTheirs((error.body.data as { note: string | null }).note ?? "");
      else noticeFailure(failureMessage(error, t("admin.unreachable")));
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
      <ConflictDialog
        differences={theirs === null ? null : [{ label: t("applicant.note"), mine: text, theirs }]}
        onKeepMine={() => void save(theirs ?? "")}
        onTakeTheirs={() => {
          follow(theirs ?? "");
          setTheirs(null);
          void onSaved();
        }}
        onClose={() => setTheirs(null)}
      />
    </Stack>
  );
}
