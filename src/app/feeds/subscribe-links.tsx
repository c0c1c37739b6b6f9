import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { Button } from "../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { type FeedRequest, feedPath } from "./feed-address.ts";
import styles from "./subscribe-links.module.css";

/** The addresses of a list's feeds, for calendars and feed readers. */
export function SubscribeLinks(list: Omit<FeedRequest, "language">) {
  const t = useTexts();
  const feed = { ...list, language: useLanguage() };
  const publicUrl = useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
  const calendar = `${publicUrl}${feedPath(feed, "ics")}`;
  const atom = `${publicUrl}${feedPath(feed, "atom")}`;
  const webcal = calendar.replace(/^https?:/, "webcal:");
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`;
  const [copied, setCopied] = useState("");
  return (
    <div className={styles.body}>
      <p>{t(Object.keys(list.filters).length > 0 ? "subscribe.filtered" : "subscribe.lead")}</p>
      <ul>
        <li>
          <a href={webcal}>{t("subscribe.webcal")}</a>
        </li>
        <li>
          <a href={google} target="_blank" rel="noopener noreferrer">
            {t("subscribe.google")}
          </a>
        </li>
        <li>
          <a href={atom}>{t("subscribe.atom")}</a>
        </li>
      </ul>
      <div className={styles.address}>
        <input readOnly value={calendar} aria-label={t("subscribe.address")} onFocus={selectAll} />
        <Button
          look="quiet"
          onClick={async () => {
            await navigator.clipboard.writeText(calendar);
            setCopied(calendar);
          }}
        >
          {t(copied === calendar ? "subscribe.copied" : "subscribe.copy")}
        </Button>
      </div>
    </div>
  );
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();
