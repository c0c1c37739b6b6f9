import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { CheckInFigures } from "../figures.contract.ts";
import styles from "./arrival-figures.module.css";
import { countArrivals } from "./count-arrivals.ts";

const barsAtMost = 40;

/** Arrivals over time as bars; told in a sentence as well. */
export function ArrivalsChart({ arrivals }: Pick<CheckInFigures, "arrivals">) {
  const t = useTexts();
  const language = useLanguage();
  const { counts, minutes } = countArrivals(arrivals, barsAtMost);
  const max = Math.max(...counts.map(({ count }) => count));
  const busiest = counts.find(({ count }) => count === max);
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last || !busiest) return null;
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {counts.map(({ from, count }) => (
          <span key={from.getTime()} style={{ height: `${(count / max) * 100}%` }} />
        ))}
      </div>
      <figcaption>
        <span aria-hidden="true">{displayTime(first.from, language)}</span>
        <span>
          {t("entrance.busiest", { time: displayTime(busiest.from, language), minutes, count: max })}
        </span>
        <span aria-hidden="true">{displayTime(last.from, language)}</span>
      </figcaption>
    </figure>
  );
}
