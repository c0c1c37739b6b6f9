import { renderToStaticMarkup } from "react-dom/server";
import type { Event, LanguageEvent } from "../../features/events/events.contract.ts";
import type { RenderedMarkup } from "../../features/events/events.public.ts";
import { readingsOf, withRuby } from "../../features/events/events.server.ts";
import type { RubyWord } from "../../shared/ruby/ruby-words.ts";
import { LightMarkdown } from "../../ui/light-markdown/light-markdown.tsx";
import { startDrawingRuby } from "../../ui/ruby/draw-ruby.ts";
import { rubyNodes } from "../../ui/ruby/ruby-nodes.ts";
import { withDataInMarkup } from "../rendering/data-in-markup.server.ts";
import type { PageContext } from "../rendering/page-context.server.ts";

startDrawingRuby();

/**
 * The description in a text of an event as its page shows it, with the readings that come with the text: a page that is fetched whole
 * has it in its markup alone.
 * @param ruby of the event's Japanese text, where the page has readings
 */
export function renderDescription(
  page: Pick<PageContext, "isData">,
  event: Event,
  text: LanguageEvent,
  ruby: readonly RubyWord[],
): RenderedMarkup {
  const { id } = text;
  const drawn = withRuby(text, readingsOf(event, text, ruby));
  const title = drawn.title === text.title ? {} : { titleHtml: renderToStaticMarkup(rubyNodes(drawn.title)) };
  const html = renderToStaticMarkup(<LightMarkdown text={drawn.discription} />);
  return withDataInMarkup(page, { id, ...title }, { html });
}
