import { lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { type FeedRequest, feedPath } from "./feed-address.ts";
import styles from "./subscribe-links.module.css";

/** Folded, and of use to few: fetched after what the page is for. */
const SubscribeLinks = lazy(async () => {
  const { SubscribeLinks: Links } = await import("./subscribe-links.tsx");
  return { default: Links };
});

/** The list that a page shows, as a feed for calendars and feed readers; programs find it in the page's head. */
export function Subscribe(list: Omit<FeedRequest, "language">) {
  const t = useTexts();
  const language = useLanguage();
  const publicUrl = useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
  const atom = `${publicUrl}${feedPath({ ...list, language }, "atom")}`;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={t("subscribe.atom")} href={atom} />
      {/* What is opened before the links have come stays open: only they are made again then. */}
      <details className={styles.subscribe}>
        <summary>{t("subscribe.title")}</summary>
        <Suspense>
          <SubscribeLinks {...list} />
        </Suspense>
      </details>
    </>
  );
}
