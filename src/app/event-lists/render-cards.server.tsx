import { renderToStaticMarkup } from "react-dom/server";
import { applyState, type CardData, type ListedCard } from "../../features/events/events.public.ts";
import { EventCard, factsOfCard } from "../../features/events/events.server.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { tokyoDate } from "../../shared/time/tokyo-date.ts";
import { TextsProvider } from "../../ui/texts/texts.tsx";
import { textsToRender } from "../language/all-texts.server.ts";
import { withDataInMarkup } from "../rendering/data-in-markup.server.ts";
import type { PageContext } from "../rendering/page-context.server.ts";

interface ListOptions {
  /** A name of the list within its page: one event may stand in two. */
  list: string;
  now: Date;
  /** The picture of its first card is in sight when the page opens. */
  isInSight?: boolean;
  reasonOf?(id: number): string | undefined;
}

/**
 * Cards of a list as the browser shows them. Those whose words depend on their reader it renders by itself.
 * Answers share what was rendered, as they share the cards (`readCards`).
 */
export function renderCards(
  page: Pick<PageContext, "isData" | "language">,
  cards: readonly CardData[],
  { list, now, isInSight = false, reasonOf }: ListOptions,
): ListedCard[] {
  return cards.map((card, place) => {
    if (card.priority_access) return card;
    const { id } = card;
    const shown = { prefix: `${list}${id}`, reason: reasonOf?.(id), isFirst: isInSight && place === 0 };
    return withDataInMarkup(page, { id }, { html: renderCard(card, page.language, now, shown) });
  });
}

interface Shown {
  /** Of the ids in it. */
  prefix: string;
  reason: string | undefined;
  isFirst: boolean;
}

const rendered = new WeakMap<CardData, Map<string, string>>();

function renderCard(
  card: CardData,
  language: Language,
  now: Date,
  { prefix, reason, isFirst }: Shown,
): string {
  const known = rendered.get(card) ?? new Map<string, string>();
  rendered.set(card, known);
  // A card tells of days, and of whether its event can be applied to: nothing else in it changes with the time.
  const key = [prefix, reason, isFirst, tokyoDate(now), applyState(factsOfCard(card), now)].join(" ");
  const html =
    known.get(key) ??
    renderToStaticMarkup(
      <TextsProvider texts={textsToRender(language)}>
        <EventCard event={card} now={now.getTime()} reason={reason} isFirst={isFirst} />
      </TextsProvider>,
      { identifierPrefix: prefix },
      // React puts hints before it, which belong into the head of a page; the picture is near enough to it.
    ).replace(/^(?:<link [^>]*>)+/, "");
  known.set(key, html);
  return html;
}
