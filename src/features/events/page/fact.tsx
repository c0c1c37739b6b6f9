import type { ReactNode } from "react";
import { Icon } from "../../../ui/base/icon.tsx";
import styles from "./fact.module.css";

interface FactProps {
  label: string;
  icon?: "when" | "where" | "fee" | "spoken" | "seats" | "due" | "whom";
  children: ReactNode;
}

/** A line of a list of facts (`dl`): its name and what is so, with an icon where one decides by it. */
export function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={icon ? styles.marked : styles.fact}>
      <dt>
        {icon && <Icon name={icon} />}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
