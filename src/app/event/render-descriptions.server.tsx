import { renderToStaticMarkup } from "react-dom/server";
import type { Event } from "../../features/events/events.contract.ts";
import { type RenderedMarkup, readableTexts, textAt } from "../../features/events/events.public.ts";
import { readingsOf, withRuby } from "../../features/events/events.server.ts";
import type { RubyWord } from "../../shared/ruby/ruby-words.ts";
import { LightMarkdown } from "../../ui/light-markdown/light-markdown.tsx";
import { startDrawingRuby } from "../../ui/ruby/draw-ruby.ts";
import { rubyNodes } from "../../ui/ruby/ruby-nodes.ts";
import { withDataInMarkup } from "../rendering/data-in-markup.server.ts";
import type { PageContext } from "../rendering/page-context.server.ts";

startDrawingRuby();

/**
 * The descriptions of an event as its page shows them, each once, with the readings that come with a text: the one that its markup holds is not sent as data.
 * @param ruby of its Japanese text, where the page has readings
 * @param search of the page's address, which may name the text that is shown
 */
export function renderDescriptions(
  page: Pick<PageContext, "isData" | "language" | "second">,
  event: Event,
  ruby: readonly RubyWord[],
  search: URLSearchParams,
): RenderedMarkup[] {
  const texts = readableTexts(event);
  const shown = textAt(texts, search, page);
  return texts.map((text) => {
    const { id } = text;
    const drawn = withRuby(text, readingsOf(event, text, ruby));
    const title =
      drawn.title === text.title ? {} : { titleHtml: renderToStaticMarkup(rubyNodes(drawn.title)) };
    const html = renderToStaticMarkup(<LightMarkdown text={drawn.discription} />);
    return text === shown ? withDataInMarkup(page, { id, ...title }, { html }) : { id, ...title, html };
  });
}
