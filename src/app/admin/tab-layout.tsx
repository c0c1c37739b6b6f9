import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { HelpIcon, type HelpTopic } from "../../features/help/help.admin.ts";
import { Link } from "../../ui/base/link.tsx";
import styles from "./tab-layout.module.css";

interface TabLayoutProps {
  label: string;
  /** The first stands for what belongs to none of them. */
  tabs: { to: string; text: string; help: HelpTopic }[];
  /** In the place of what the tab holds. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A heading, then tabs with addresses of their own: a column on a desk, a bar that scrolls on a phone. */
export function TabLayout({ label, tabs, instead, children }: TabLayoutProps) {
  const parts = useLocation().pathname.split("/");
  const current = tabs.find(({ to }) => parts.includes(to)) ?? tabs[0];
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar follows the tab that one is on
  useEffect(() => {
    // Together with what the browser lays out for the next picture: asked now, it would do that twice.
    const frame = requestAnimationFrame(() => bar.current && bringIntoSight(bar.current));
    return () => cancelAnimationFrame(frame);
  }, [current?.to]);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>{children}</div>
      <nav ref={bar} className={styles.tabs} aria-label={label}>
        {tabs.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            className={styles.tab}
            aria-current={to === current?.to ? "page" : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      {current && (
        <div className={styles.help}>
          <HelpIcon topic={current.help} />
        </div>
      )}
      <div className={styles.panel}>{instead ?? <Outlet />}</div>
    </div>
  );
}

/** Moves the bar alone: the page stays where it is. */
function bringIntoSight(bar: HTMLElement): void {
  const tab = bar.querySelector("[aria-current=page]");
  if (!tab) return;
  const distance = tab.getBoundingClientRect().left - bar.getBoundingClientRect().left;
  bar.scrollLeft += distance - (bar.clientWidth - tab.clientWidth) / 2;
}
