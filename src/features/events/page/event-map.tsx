import { useSearchParams } from "react-router";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./event-map.module.css";
import { framedMapAddress, openStreetMapLink } from "./map-links.ts";
import type { PageEvent } from "./sparse-event.ts";

/**
 * The place on a map of another site, once the reader asks for it. That is an address of its own, which loads the page anew: it
 * alone may show that site in a frame, and it needs no script.
 */
export function EventMap({ event: { location, is_online } }: { event: PageEvent }) {
  const t = useTexts();
  const [search] = useSearchParams();
  if (!location || is_online) return null;
  const withMap = new URLSearchParams(search);
  withMap.set("map", "1");
  return (
    <section id="map" aria-labelledby="map-title" className={styles.map}>
      <h2 id="map-title">{t("event.map_title")}</h2>
      {search.has("map") ? (
        <iframe
          src={framedMapAddress(location)}
          title={t("event.map_title")}
          className={styles.frame}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <div className={styles.offer}>
          <a href={`?${withMap}#map`} className={styles.show}>
            {t("event.map_show")}
          </a>
          <p>{t("event.map_from")}</p>
        </div>
      )}
      <a href={openStreetMapLink(location)} target="_blank" rel="noopener noreferrer">
        {t("event.map_open")}
      </a>
    </section>
  );
}
