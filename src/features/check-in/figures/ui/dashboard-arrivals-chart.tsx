import { Stack, Text } from "@mantine/core";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { BarChart } from "../../../../ui/charts/bar-chart.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { CheckInFigures } from "../figures.contract.ts";
import { countArrivals } from "./count-arrivals.ts";

const maxBars = 60;

/** How many came in which minute, walk-ins with them. */
export default function DashboardArrivalsChart({ arrivals }: Pick<CheckInFigures, "arrivals">) {
  const t = useTexts();
  const language = useLanguage();
  const { minutes, counts } = countArrivals(arrivals, maxBars);
  const busiest = counts.reduce(
    (best, one) => (one.count > best.count ? one : best),
    counts[0] ?? { count: 0, from: new Date(0) },
  );
  const title = t("check_in_desk.arrivals", { minutes });
  return (
    <Stack gap="xs">
      <Text fw={600}>{title}</Text>
      <BarChart
        description={t("check_in_desk.arrivals_most", {
          title,
          count: busiest.count,
          time: displayTime(busiest.from, language),
        })}
        height={240}
        bars={counts.map(({ from, count }) => ({
          key: from.getTime(),
          label: displayTime(from, language),
          count,
        }))}
      />
    </Stack>
  );
}
