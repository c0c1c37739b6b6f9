import { AreaChart } from "@mantine/charts";
import "@mantine/charts/styles.layer.css";
import { isComing } from "../../../shared/application-states.ts";
import { displayDate } from "../../../shared/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
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
    <div role="img" aria-label={t("participants.over_time")}>
      <AreaChart
        h={height}
        data={[...byDay].map(([day, counts]) => ({ day, ...counts }))}
        dataKey="day"
        series={[
          { name: "applied", label: t("participants.applied_legend"), color: "indigo.6" },
          { name: "coming", label: t("participants.coming_legend"), color: "teal.6" },
        ]}
        withLegend
        legendProps={{ verticalAlign: "bottom" }}
        curveType="stepAfter"
        yAxisProps={{ allowDecimals: false }}
        withDots={byDay.size < 30}
      />
    </div>
  );
}
