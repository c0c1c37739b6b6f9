import { Link } from "../../ui/base/link.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";
import { type MyPageTab, myPageTabs } from "./my-page-tabs.ts";

/** The tabs of one's own page. They are links: each has an address, and the way back leads to the one before. */
export function MyPageNav({ current }: { current: MyPageTab }) {
  const t = useTexts();
  return (
    <nav className={styles.tabs} aria-label={t("shell.my_page")}>
      {Object.entries(myPageTabs).map(([tab, { path, text }]) => (
        <Link key={tab} to={path} preventScrollReset aria-current={tab === current ? "page" : undefined}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
