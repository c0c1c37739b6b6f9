import { useSearchParams } from "react-router";
import { LightMarkdown } from "../../../ui/light-markdown/light-markdown.tsx";
import { useLanguage } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { foreignTag, textAt } from "./event-text.ts";

/** The organizer's description, in the text that the address names. */
export function EventDescription({ event }: { event: Event }) {
  const language = useLanguage();
  const [search] = useSearchParams();
  const text = textAt(event.language_events, search, language);
  return (
    <div lang={foreignTag(text.language_id, language)}>
      <LightMarkdown text={text.discription} />
    </div>
  );
}
