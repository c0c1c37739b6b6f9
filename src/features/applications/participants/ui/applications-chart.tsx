import { isComing } from "../../../../shared/application-states.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { StepChart } from "../../../../ui/charts/step-chart.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ParticipantTableRow } from "./participant-rows.ts";

/**
 * By the end of each day on which somebody applied: how many had applied by then who are still in, and how many of those are
 * coming as it stands now.
 */
export default function ApplicationsChart({
  participants,
  height,
}: {
  participants: ParticipantTableRow[];
  /** In pixels. */
  height: number;
}) {
  const t = useTexts();
  const language = useLanguage();
  const byDay = new Map<string, { applied: number; coming: number }>();
  let coming = 0;
  for (const [place, { appliedAt, state }] of participants.entries()) {
    if (isComing(state)) coming += 1;
    byDay.set(displayDate(appliedAt, language), { applied: place + 1, coming });
  }
  return (
    <StepChart
      description={t("participants.over_time")}
      height={height}
      series={[t("participants.applied_legend"), t("participants.coming_legend")]}
      columns={[...byDay].map(([day, { applied, coming }]) => ({
        key: day,
        label: day,
        counts: [applied, coming],
      }))}
    />
  );
}
