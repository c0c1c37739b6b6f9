import { renderToStaticMarkup } from "react-dom/server";
import type { Event } from "../../features/events/events.contract.ts";
import { type RenderedMarkup, textAt } from "../../features/events/events.public.ts";
import { LightMarkdown } from "../../ui/light-markdown/light-markdown.tsx";
import { withDataInMarkup } from "../rendering/data-in-markup.server.ts";
import type { PageContext } from "../rendering/page-context.server.ts";

/**
 * The descriptions of an event as its page shows them, each once: the one that its markup holds is not sent as data.
 * @param search of the page's address, which may name the text that is shown
 */
export function renderDescriptions(
  page: Pick<PageContext, "isData" | "language">,
  { language_events: texts }: Event,
  search: URLSearchParams,
): RenderedMarkup[] {
  const shown = textAt(texts, search, page.language);
  return texts.map((text) => {
    const { id } = text;
    const html = renderToStaticMarkup(<LightMarkdown text={text.discription} />);
    return text === shown ? withDataInMarkup(page, { id }, { html }) : { id, html };
  });
}
