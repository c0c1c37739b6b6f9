import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
// The page comes from the server with it, so its style is not fetched later.
import "../../../ui/light-markdown/light-markdown.module.css";
import { useLanguage } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { foreignTag, textAt } from "../ui/event-text.ts";

// Nothing in it is pressed but links, which need no script: what the page does can come first.
const LightMarkdown = lazy(async () => {
  const { LightMarkdown: Text } = await import("../../../ui/light-markdown/light-markdown.tsx");
  return { default: Text };
});

/** The organizer's description, in the text that the address names. */
export function EventDescription({ event }: { event: Event }) {
  const language = useLanguage();
  const [search] = useSearchParams();
  const text = textAt(event.language_events, search, language);
  return (
    <div lang={foreignTag(text.language_id, language)}>
      <Suspense>
        <LightMarkdown text={text.discription} />
      </Suspense>
    </div>
  );
}
