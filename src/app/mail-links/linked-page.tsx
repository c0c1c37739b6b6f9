import type { ReactNode } from "react";
import { Bar } from "../../ui/feedback/bar.tsx";
import { NeedsScripts } from "../../ui/forms/needs-scripts.tsx";
import styles from "../routes/account/form-page.module.css";
import { PageHead } from "../seo/page-head.tsx";

interface LinkedPageProps {
  title: string;
  /** Further lines of the page's head. */
  head?: ReactNode;
  /** Said where the link is wrong, old or used. */
  gone: ReactNode;
  /** Null where the link is no good. */
  children: ReactNode;
}

/** A page behind the link of a mail, found by nobody else. */
export function LinkedPage({ title, head, gone, children }: LinkedPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} isHidden />
      <header className={styles.head}>
        <h1>{title}</h1>
        {head}
      </header>
      <NeedsScripts />
      {children ?? <Bar>{gone}</Bar>}
    </div>
  );
}
