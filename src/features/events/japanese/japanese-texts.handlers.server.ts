import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { readTokens } from "../../../platform/text-analysis/text-analysis.server.ts";
import { rubyOfTokens } from "../../../platform/text-analysis/tokens/ruby-of-tokens.ts";
import { busy, notFound } from "../../../shared/app-error.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { canRead, noTies } from "../visibility/event-visibility.ts";
import { findEventAccess } from "../visibility/find-event-access.server.ts";
import { advise } from "./advice/advise.ts";
import { rubyOfEvent } from "./fill-readings.server.ts";
import { japaneseTextContracts as contracts } from "./japanese-texts.contract.ts";

export const showRubyHandler = handler(
  contracts["GET /events/{id}/ruby"],
  async ({ platform: { db, clock }, session }, { params: { id } }) => {
    const row = await findEvent(db, id);
    const ties = (session && (await findEventAccess(db, id, session.user.id))?.ties) ?? noTies;
    if (!row || !canRead("page", row, ties)) throw notFound("event");
    return rubyOfEvent(row, clock);
  },
  { isCached: true },
);

/** Each takes the one thread that knows the dictionary. */
const checks = { name: "check_japanese", max: 120, seconds: 60 * 10 };

export const checkJapaneseTextHandler = handler(
  contracts["POST /events/japanese_text"],
  async (context, { body: { title = "", discription = "" } }) => {
    await limitAttempts(context.platform, checks, String(sessionOf(context).user.id));
    const tokens = await readTokens([title, discription]);
    if (!tokens) throw busy();
    const [ofTitle = [], ofDescription = []] = tokens;
    return {
      ruby: [ofTitle, ofDescription].flatMap(rubyOfTokens),
      advice: [
        ...advise(title, ofTitle).map((one) => ({ ...one, field: "title" as const })),
        ...advise(discription, ofDescription).map((one) => ({ ...one, field: "discription" as const })),
      ],
    };
  },
);
