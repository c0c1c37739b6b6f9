import { Anchor, List, Stack, Text, Title } from "@mantine/core";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { isComing } from "../../../../shared/application-states.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { HistoryEntry } from "../one-applicant.contract.ts";
import { type Applicant, fetchHistory } from "./applicant-calls.ts";

/** The other events of the hosts to which a person has applied, and what came of it. */
export function ApplicantHistory({ applicant }: { applicant: Applicant }) {
  const t = useTexts();
  const language = useLanguage();
  const { eventId, userId } = applicant;
  const entries = useAnswer(`history ${eventId} ${userId}`, () => fetchHistory(applicant));
  const outcomeOf = ({ state, checked_in_at }: HistoryEntry) =>
    t(checked_in_at && isComing(state) ? "attendance.attended" : `applicant_state.${state}`);
  if (!entries) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t("applicant.history")}
      </Title>
      {entries.length === 0 && <Text c="dimmed">{t("applicant.history_none")}</Text>}
      <List size="sm" spacing="xs">
        {entries.map((entry) => (
          <List.Item key={entry.event.id}>
            <Anchor href={`/events/${entry.event.id}`}>{entry.event.title}</Anchor>
            <br />
            {displayDate(new Date(entry.event.start_at), language)} · {outcomeOf(entry)}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
