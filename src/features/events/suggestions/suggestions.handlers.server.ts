import { handler } from "../../../platform/http/handler.server.ts";
import { composeSuggestions } from "./compose-suggestions.ts";
import { suggestEvents } from "./suggest-events.server.ts";
import { suggestFromLists, suggestOrganizations } from "./suggest-names.server.ts";
import { suggestionContracts as contracts } from "./suggestions.contract.ts";

/** The view of visitors, whoever asks: answers are shared. */
export const listSuggestionsHandler = handler(
  contracts["GET /suggestions"],
  async (context, { query: { q, limit } }) => {
    const { platform, language } = context;
    const { db, clock } = platform;
    const [lists, organization, event] = await Promise.all([
      suggestFromLists(db, q, language, clock.now()),
      suggestOrganizations(platform, q, context),
      suggestEvents(db, { typed: q, reader: context, limit, now: clock.now() }),
    ]);
    return composeSuggestions({ ...lists, organization, event }, limit);
  },
  { isCached: true },
);
