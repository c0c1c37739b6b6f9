import { AreaChart } from "@mantine/charts";
import "@mantine/charts/styles.layer.css";
import { displayDate } from "../../../shared/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { ParticipantTableRow } from "./participant-rows.ts";

/** How many had applied by the end of each day on which somebody did. */
export default function ApplicationsChart({ participants }: { participants: ParticipantTableRow[] }) {
  const t = useTexts();
  const language = useLanguage();
  const byDay = new Map<string, number>();
  for (const [place, { appliedAt }] of participants.entries()) {
    byDay.set(displayDate(appliedAt, language), place + 1);
  }
  return (
    <div role="img" aria-label={t("participants.over_time")}>
      <AreaChart
        h={240}
        data={[...byDay].map(([day, count]) => ({ day, count }))}
        dataKey="day"
        series={[{ name: "count", label: t("participants.people"), color: "indigo.6" }]}
        curveType="stepAfter"
        yAxisProps={{ allowDecimals: false }}
        withDots={byDay.size < 30}
      />
    </div>
  );
}
