import type { ReactNode } from "react";
import styles from "./charts.module.css";

const maxLabels = 6;
/** So many characters of labels stand side by side on the smallest phone, of which those of Japanese are as wide as two. */
const maxCharacters = 36;
const widthOf = (label: string) => [...label].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0);

/** Columns may have the same label, such as a time on two days. */
export interface ChartColumn {
  key: string | number;
  label: string;
}

interface ChartFrameProps {
  /** A sentence in place of the chart, for readers who do not see it. */
  description: string;
  /** In pixels, with the labels. */
  height: number;
  ticks: number[];
  /** From left to right; where they are many, each few have one label. */
  columns: ChartColumn[];
  /** Explains the colours, where there are several. */
  legend?: ReactNode;
  /** Fills the space between the axes. */
  children: ReactNode;
}

/** Axes, lines and labels around what is drawn of counts. */
export function ChartFrame({ description, height, ticks, columns, legend, children }: ChartFrameProps) {
  const top = ticks.at(-1) ?? 1;
  const longest = Math.max(1, ...columns.map(({ label }) => widthOf(label)));
  const labels = Math.min(maxLabels, Math.max(1, Math.floor(maxCharacters / longest)));
  const every = Math.ceil(columns.length / labels);
  return (
    <div role="img" aria-label={description} className={styles.frame} style={{ height }}>
      <div className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {ticks.map((tick) => (
          <div key={tick} className={styles.line} style={{ bottom: `${(tick / top) * 100}%` }} />
        ))}
        {children}
      </div>
      <div className={styles.labels}>
        {columns.map(({ key, label }, place) => (
          <span key={key}>{place % every === 0 && <span>{label}</span>}</span>
        ))}
      </div>
      {legend && <div className={styles.legend}>{legend}</div>}
    </div>
  );
}
