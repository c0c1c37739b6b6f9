import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { typedMomentProblem } from "../../../../shared/time/typed-time.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { DateTimeField } from "../../../../ui/forms/fields/date-time-field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { type Applicant, reopenAnswers } from "./applicant-calls.ts";

interface ReopenAnswersProps {
  applicant: Applicant;
  /** Until when the person may change the answers; null while that is closed. */
  openUntil: Date | null;
  onSaved(): Promise<unknown>;
}

/** Lets one person change the answers where applications are closed, and closes them again. */
export function ReopenAnswers({ applicant, openUntil, onSaved }: ReopenAnswersProps) {
  const t = useTexts();
  const language = useLanguage();
  const [until, setUntil] = useState("");
  const [isBusy, setBusy] = useState(false);
  const problem = until ? typedMomentProblem(until) : null;
  const isOpen = openUntil !== null && openUntil > new Date();
  const save = async (value: string | null) => {
    setBusy(true);
    try {
      await reopenAnswers(applicant, value);
      noticeSaved(t(value ? "applicant.reopened" : "applicant.closed_again"));
      setUntil("");
      await onSaved();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    setBusy(false);
  };
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t("applicant.reopen_title")}
      </Title>
      <Text size="sm" c="dimmed">
        {isOpen
          ? t("applicant.open_until", { time: displayDateTime(openUntil, language) })
          : t("applicant.reopen_hint")}
      </Text>
      {isOpen ? (
        <Group>
          <Button variant="default" loading={isBusy} onClick={() => void save(null)}>
            {t("applicant.close_again")}
          </Button>
        </Group>
      ) : (
        <>
          <DateTimeField
            label={t("applicant.reopen_until")}
            value={until}
            onChange={setUntil}
            {...(problem && { error: t(`date_time.${problem}`) })}
          />
          <Group justify="flex-end">
            <Button
              variant="default"
              loading={isBusy}
              disabled={!until || problem !== null}
              onClick={() => void save(until)}
            >
              {t("applicant.reopen")}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
