import { useRouteLoaderData } from "react-router";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { type FeedRequest, feedPath } from "./feed-address.ts";
import styles from "./subscribe-links.module.css";
import { SubscribeLinks } from "./subscribe-links.tsx";

/** The list that a page shows, as a feed for calendars and feed readers; programs find it in the page's head. */
export function Subscribe(list: Omit<FeedRequest, "language">) {
  const t = useTexts();
  const language = useLanguage();
  const publicUrl = useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
  const atom = `${publicUrl}${feedPath({ ...list, language }, "atom")}`;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={t("subscribe.atom")} href={atom} />
      <details className={styles.subscribe}>
        <summary>{t("subscribe.title")}</summary>
        <SubscribeLinks {...list} />
      </details>
    </>
  );
}
