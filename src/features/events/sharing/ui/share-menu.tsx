import { useEffect, useRef, useState } from "react";
import { useRouteLoaderData, useSearchParams } from "react-router";
import { type TextKey, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { timeSpan } from "../../format/format-event-time.ts";
import { shareAddresses, sharedAddress } from "../links/share-addresses.ts";
import type ShareByDevice from "./share-by-device.tsx";
import styles from "./share-menu.module.css";

const names = {
  line: "share.line",
  x: "share.x",
  email: "share.email",
} as const satisfies Record<string, TextKey>;

interface ShareMenuProps {
  event: Pick<Event, "id" | "start_at" | "end_at">;
  title: string;
  place: string;
}

/**
 * Ways to tell others of an event. Those that lead elsewhere are plain links, which work without scripts; nothing of theirs is
 * loaded here. The device's own are fetched when the menu is opened.
 */
export function ShareMenu({ event, title, place }: ShareMenuProps) {
  const t = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const menu = useRef<HTMLDetailsElement>(null);
  const [Device, setDevice] = useState<typeof ShareByDevice | null>(null);
  // Where they cannot be fetched, the links are there.
  const addDevice = () =>
    void import("./share-by-device.tsx").then(
      ({ default: Part }) => setDevice(() => Part),
      () => {},
    );
  // It opens without scripts too, before the page has woken up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page wakes up
  useEffect(() => {
    if (menu.current?.open) addDevice();
  }, []);
  const root = useRouteLoaderData("root") as { publicUrl: string } | undefined;
  const url = sharedAddress(root?.publicUrl ?? "", event.id, language, search.get("text"));
  const when = timeSpan(new Date(event.start_at), event.end_at ? new Date(event.end_at) : null, language);
  const addresses = shareAddresses({ title, details: `${when} · ${place}`, url });
  return (
    <details ref={menu} className={styles.menu} onToggle={addDevice}>
      <summary>{t("event.share")}</summary>
      <div className={styles.ways}>
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <a key={name} href={addresses[name]} target="_blank" rel="noopener noreferrer">
            {t(names[name])}
          </a>
        ))}
        {Device && <Device title={title} url={url} />}
      </div>
    </details>
  );
}
