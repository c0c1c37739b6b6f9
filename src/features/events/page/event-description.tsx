import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
// The page comes from the server with it, so its style is not fetched later.
import "../../../ui/light-markdown/light-markdown.module.css";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { japaneseTextOf } from "../japanese/japanese-text.ts";
import { useShownRuby } from "../japanese/ui/shown-ruby.ts";
import { shownText } from "../ui/event-text.ts";
import { htmlOf, type RenderedMarkup } from "../ui/rendered-markup.ts";
import type { PageEvent } from "./sparse-event.ts";

/** Pages that the server has rendered show their descriptions without it. */
const LightMarkdown = lazyPart(async () => {
  const { LightMarkdown: Text } = await import("../../../ui/light-markdown/light-markdown.tsx");
  return { default: Text };
});

interface EventDescriptionProps {
  event: PageEvent;
  /** The shown text's; nothing where the browser has to render it. */
  rendered?: RenderedMarkup | undefined;
}

/** The organizer's description, in the text that the address names. Nothing in it is pressed but links, which need no script. */
export function EventDescription({ event, rendered }: EventDescriptionProps) {
  const reader = useReader();
  const { language } = reader;
  const [search] = useSearchParams();
  const text = shownText(event, search, reader);
  const ruby = useShownRuby(event.id);
  const shown = text === japaneseTextOf(event.language_events) ? ruby : null;
  const lang = foreignTag(text.language_id, language);
  if (!rendered)
    return (
      <div lang={lang}>
        <Suspense>
          <LightMarkdown text={text.discription} />
        </Suspense>
      </div>
    );
  const html = htmlOf(rendered, "description");
  return (
    <div
      key={text.id}
      id="description"
      lang={lang}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it on the server, and escapes what people write
      dangerouslySetInnerHTML={{ __html: shown ? shown.description(text.title, html) : html }}
    />
  );
}
