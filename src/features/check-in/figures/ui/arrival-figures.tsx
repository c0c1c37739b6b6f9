import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { PersonNow } from "../../device/people-now.ts";
import type { CheckInFigures } from "../figures.contract.ts";
import styles from "./arrival-figures.module.css";
import { ArrivalsChart } from "./arrivals-chart.tsx";

interface ArrivalFiguresProps {
  people: readonly PersonNow[] | null;
  walkIns: number;
  /** With when people came. */
  figures?: CheckInFigures | null;
}

/** How the event fills, as far as this device knows. */
export function ArrivalFigures({ people, walkIns, figures }: ArrivalFiguresProps) {
  const t = useTexts();
  if (!people) return null;
  const arrived = people.filter(({ checked_in_at }) => checked_in_at).length;
  const numbers = [
    { label: t("entrance.expected"), value: people.length },
    { label: t("entrance.arrived"), value: arrived },
    { label: t("entrance.missing"), value: people.length - arrived },
    { label: t("entrance.way.walk_ins"), value: walkIns },
  ];
  return (
    <section className={styles.figures} aria-label={t("entrance.figures")}>
      <dl className={styles.numbers}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {figures && figures.arrivals.length > 1 && <ArrivalsChart arrivals={figures.arrivals} />}
    </section>
  );
}
