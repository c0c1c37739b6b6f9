import { type ChartColumn, ChartFrame } from "./chart-frame.tsx";
import styles from "./charts.module.css";
import { wholeTicks } from "./whole-ticks.ts";

interface StepChartProps {
  description: string;
  height: number;
  /** Names of what is counted, the largest first: one lies over the other. */
  series: string[];
  /** With a count for each series. */
  columns: (ChartColumn & { counts: number[] })[];
}

/** Counts that grow or shrink from one column to the next, as areas with steps. */
export function StepChart({ description, height, series, columns }: StepChartProps) {
  const ticks = wholeTicks(Math.max(0, ...columns.flatMap(({ counts }) => counts)));
  const top = ticks.at(-1) ?? 1;
  const legend = series.map((name) => <span key={name}>{name}</span>);
  return (
    <ChartFrame {...{ description, height, ticks, columns, legend }}>
      <svg
        viewBox={`0 0 ${columns.length} ${top}`}
        preserveAspectRatio="none"
        className={styles.steps}
        aria-hidden="true"
      >
        {series.map((name, place) => (
          <path key={name} d={steps(columns.map(({ counts }) => top - (counts[place] ?? 0)))} />
        ))}
      </svg>
      <div className={styles.columns}>
        {columns.map(({ key, label, counts }) => (
          <div key={key} className={styles.column} title={`${label}: ${counts.join(" / ")}`} />
        ))}
      </div>
    </ChartFrame>
  );
}

/** A column is one wide. Areas begin and end outside of the view, so that their edges are not seen. */
function steps(heights: number[]): string {
  const path = heights.map((height, place) => `V${height}H${place + 1}`).join("");
  return `M-1 1e6${path}h1V1e6Z`;
}
