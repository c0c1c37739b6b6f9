import { displayTime } from "../../../shared/tokyo-time.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { CheckInFigures } from "../figures/figures.contract.ts";
import styles from "./arrival-figures.module.css";
import { chartArrivals } from "./chart-arrivals.ts";

/** Arrivals over time as bars; told in a sentence as well. */
export function ArrivalsChart({ arrivals }: Pick<CheckInFigures, "arrivals">) {
  const t = useTexts();
  const { bars, minutes } = chartArrivals(arrivals);
  const most = Math.max(...bars.map(({ count }) => count));
  const busiest = bars.find(({ count }) => count === most);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || !busiest) return null;
  const at = (time: number) => displayTime(new Date(time));
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ at: time, count }) => (
          <span key={time} style={{ height: `${(count / most) * 100}%` }} />
        ))}
      </div>
      <figcaption>
        <span aria-hidden="true">{at(first.at)}</span>
        <span>{t("entrance.busiest", { time: at(busiest.at), minutes, count: most })}</span>
        <span aria-hidden="true">{at(last.at)}</span>
      </figcaption>
    </figure>
  );
}
