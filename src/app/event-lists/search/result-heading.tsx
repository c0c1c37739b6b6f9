import type { ReactNode } from "react";
import { Link } from "../../../ui/base/link.tsx";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./result-heading.module.css";

interface ResultHeadingProps {
  id: string;
  /** Number that the filters found; null while nothing is filtered. */
  count: number | null;
  /** The sentence that says so, where the list is not of events. */
  found?: TextKey;
  /** The address of the same events as a calendar. */
  calendar?: string;
  /** A button for the results as a whole. */
  action?: ReactNode;
  children: ReactNode;
}

/** The heading of a list that can be filtered, with the number of results, which screen readers announce when it changes. */
export function ResultHeading({
  id,
  count,
  found = "filter.found",
  calendar,
  action,
  children,
}: ResultHeadingProps) {
  const t = useTexts();
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      <p role="status" className={styles.count}>
        {count !== null && t(found, { count })}
      </p>
      {action}
      {calendar && (
        <Link to={calendar} className={styles.calendar}>
          {t("calendar.link")}
        </Link>
      )}
    </div>
  );
}
