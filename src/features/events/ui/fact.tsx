import type { ReactNode } from "react";
import styles from "./fact.module.css";

const icons = {
  when: "M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4",
  where:
    "M12 21c4.6-5 7-8.6 7-11.5a7 7 0 0 0-14 0C5 12.4 7.4 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  fee: "M3.5 8V6h17v12h-17v-2a4 4 0 0 0 0-8M14 6.5v11",
  spoken: "M4 5h12v9h-6l-4 3.5V14H4zM19 9h1.5v9H19v3l-3.5-3H11",
  seats:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14c2.3.8 3.5 3 3.5 6",
  due: "M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 8v5l3.5 2",
  whom: "M12 3.5 14.5 9l6 .5-4.6 4 1.5 6L12 16.3 6.6 19.5l1.5-6-4.6-4 6-.5z",
} as const;

interface FactProps {
  label: string;
  icon?: keyof typeof icons;
  children: ReactNode;
}

/** A line of a list of facts (`dl`): its name and what is so, with an icon where one decides by it. */
export function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={icon ? styles.marked : styles.fact}>
      <dt>
        {icon && (
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={icons[icon]} />
          </svg>
        )}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
