import { Text } from "@mantine/core";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { type ParticipantTableRow, questionColumns } from "../../participants/ui/participant-rows.ts";
import { Facts } from "./facts.tsx";

/** What somebody had answered before they changed it, the latest change first. */
export function FormerAnswers({ event, row }: { event: Event; row: ParticipantTableRow }) {
  const t = useTexts();
  const language = useLanguage();
  if (row.answersBefore.length === 0) return null;
  return (
    <details>
      <summary>{t("applicant.answers_before", { count: row.answersBefore.length })}</summary>
      {row.answersBefore.map(({ replacedAt, answers }) => (
        <div key={replacedAt.getTime()}>
          <Text size="sm" fw={600} mt="sm">
            {t("applicant.replaced_at", { time: displayDateTime(replacedAt, language) })}
          </Text>
          <Facts
            columns={questionColumns(event, language)}
            row={{ ...row, answers }}
            empty={t("participants.unknown")}
          />
        </div>
      ))}
    </details>
  );
}
