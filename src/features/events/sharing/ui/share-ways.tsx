import { useEffect, useState } from "react";
import { useRouteLoaderData, useSearchParams } from "react-router";
import { type TextKey, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { timeSpan } from "../../format/format-event-time.ts";
import { shareAddresses, sharedAddress } from "../links/share-addresses.ts";
import ShareByDevice from "./share-by-device.tsx";

const names = {
  line: "share.line",
  x: "share.x",
  email: "share.email",
} as const satisfies Record<string, TextKey>;

export interface ShareWaysProps {
  event: Pick<Event, "id" | "start_at" | "end_at">;
  title: string;
  place: string;
}

/** Ways that lead elsewhere are plain links, which work without scripts; nothing of theirs is loaded here. */
export default function ShareWays({ event, title, place }: ShareWaysProps) {
  const t = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const root = useRouteLoaderData("root") as { publicUrl: string } | undefined;
  const url = sharedAddress(root?.publicUrl ?? "", event.id, language, search.get("text"));
  const when = timeSpan(new Date(event.start_at), event.end_at ? new Date(event.end_at) : null, language);
  const addresses = shareAddresses({ title, details: `${when} · ${place}`, url });
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
        <a key={name} href={addresses[name]} target="_blank" rel="noopener noreferrer">
          {t(names[name])}
        </a>
      ))}
      {isAwake && <ShareByDevice title={title} url={url} />}
    </>
  );
}
