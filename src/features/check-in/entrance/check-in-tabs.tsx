import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./check-in-tabs.module.css";

const ways = ["scan", "list", "walk_ins", "recorded"] as const;
export type CheckInWay = (typeof ways)[number];

interface CheckInTabsProps {
  way: CheckInWay;
  onChange(way: CheckInWay): void;
}

/** The ways to check somebody in, within reach of a thumb on phones. */
export function CheckInTabs({ way, onChange }: CheckInTabsProps) {
  const t = useTexts();
  return (
    <nav className={styles.tabs} aria-label={t("entrance.ways")}>
      {ways.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.tab}
          aria-current={one === way ? "page" : undefined}
          onClick={() => onChange(one)}
        >
          {t(`entrance.way.${one}`)}
        </button>
      ))}
    </nav>
  );
}
