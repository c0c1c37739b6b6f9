import { type ChartColumn, ChartFrame } from "./chart-frame.tsx";
import styles from "./charts.module.css";
import { wholeTicks } from "./whole-ticks.ts";

interface BarChartProps {
  description: string;
  height: number;
  bars: (ChartColumn & { count: number })[];
}

/** Counts as bars. */
export function BarChart({ description, height, bars }: BarChartProps) {
  const ticks = wholeTicks(Math.max(0, ...bars.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  return (
    <ChartFrame {...{ description, height, ticks }} columns={bars}>
      <div className={styles.columns}>
        {bars.map(({ key, label, count }) => (
          <div key={key} className={styles.column} title={`${label}: ${count}`}>
            <div className={styles.bar} style={{ height: `${(count / top) * 100}%` }} />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
