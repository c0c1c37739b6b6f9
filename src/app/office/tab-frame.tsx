import type { ReactNode } from "react";
import { NavLink, Outlet } from "react-router";
import styles from "./tab-frame.module.css";

interface TabFrameProps {
  label: string;
  tabs: { to: string; text: string }[];
  children: ReactNode;
}

/** A heading, then tabs with addresses of their own: a column on a desk, a bar that scrolls on a phone. */
export function TabFrame({ label, tabs, children }: TabFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>{children}</div>
      <nav className={styles.tabs} aria-label={label}>
        {tabs.map(({ to, text }) => (
          <NavLink key={to} to={to} className={styles.tab}>
            {text}
          </NavLink>
        ))}
      </nav>
      <div className={styles.panel}>
        <Outlet />
      </div>
    </div>
  );
}
