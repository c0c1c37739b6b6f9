import { findRelatedEvents, readCards, showEventToFill } from "../../../features/events/events.server.ts";
import { foundEvent } from "../../event/found-event.ts";
import type { Related } from "../../event/related-events.tsx";
import { renderCards } from "../../event-lists/render-cards.server.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/related-events";

/** Events that a visitor of this one may go on to, which its page fetches when somebody comes near its end. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const event = foundEvent(await showEventToFill(platform, page, params.eventId));
  const now = platform.clock.now();
  const ids = await findRelatedEvents(platform.db, event.id, now);
  const cardsOf = async (list: keyof typeof ids) =>
    renderCards({ isData: true, language }, await readCards(platform, page, ids[list]), { list, now });
  const [byHosts, similar] = await Promise.all([cardsOf("byHosts"), cardsOf("similar")]);
  return Response.json({ byHosts, similar, now: now.getTime() } satisfies Related);
}
