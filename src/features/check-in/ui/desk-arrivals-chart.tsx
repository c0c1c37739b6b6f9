import { BarChart } from "@mantine/charts";
import "@mantine/charts/styles.layer.css";
import { Stack, Text } from "@mantine/core";
import { displayTime } from "../../../shared/tokyo-time.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { CheckInFigures } from "../figures/figures.contract.ts";
import { countArrivals } from "./count-arrivals.ts";

const maxBars = 60;

/** How many came in which minute, walk-ins with them. */
export default function DeskArrivalsChart({ arrivals }: Pick<CheckInFigures, "arrivals">) {
  const t = useTexts();
  const { minutes, counts } = countArrivals(arrivals, maxBars);
  const most = counts.reduce(
    (best, one) => (one.count > best.count ? one : best),
    counts[0] ?? { count: 0, from: new Date(0) },
  );
  const title = t("check_in_desk.arrivals", { minutes });
  return (
    <Stack gap="xs">
      <Text fw={600}>{title}</Text>
      <div
        role="img"
        aria-label={t("check_in_desk.arrivals_most", {
          title,
          count: most.count,
          time: displayTime(most.from),
        })}
      >
        <BarChart
          h={240}
          data={counts.map(({ from, count }) => ({ time: displayTime(from), count }))}
          dataKey="time"
          series={[{ name: "count", label: t("check_in_desk.arrived"), color: "indigo.6" }]}
          yAxisProps={{ allowDecimals: false }}
          barProps={{ isAnimationActive: false, maxBarSize: 40 }}
        />
      </div>
    </Stack>
  );
}
