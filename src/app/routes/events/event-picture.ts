import type { Event } from "../../../features/events/events.contract.ts";
import { formatFee, readableTexts, textIn } from "../../../features/events/events.public.ts";
import {
  drawSharePicture,
  drawStory,
  makePoster,
  type PromotionTexts,
  showEventToVisitors,
} from "../../../features/events/events.server.ts";
import { readStoredImage } from "../../../platform/storage/images/read-stored-image.server.ts";
import { isLanguage, type Language } from "../../../shared/languages/languages.ts";
import { allTexts } from "../../language/all-texts.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/event-picture";

/** Pictures of an event, by how the path ends: `ja.png` for link previews, `story-ja.png`, `poster-ja.pdf`. */
const drawings = {
  "": { ending: "png", type: "image/png", draw: drawSharePicture },
  "story-": { ending: "png", type: "image/png", draw: drawStory },
  "poster-": { ending: "pdf", type: "application/pdf", draw: makePoster },
} as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform } = context.get(pageContext);
  const [, kind = "", language = "", ending] =
    /^(story-|poster-|)([\w-]+)\.(png|pdf)$/.exec(params.language) ?? [];
  const drawing = drawings[kind as keyof typeof drawings];
  if (!isLanguage(language) || drawing.ending !== ending) return new Response(null, { status: 404 });
  const event = await showEventToVisitors(platform, { language }, params.eventId);
  if (!event || event === "removed") return new Response(null, { status: 404 });
  const texts = textsOf(event, language, platform.settings.publicUrl);
  // The event's figures tell views by the sheet whose code was read.
  const url = kind === "" ? texts.url : `${texts.url}&from=${kind.slice(0, -1)}`;
  // Link previews show an event's own picture itself.
  const picture = kind === "" ? null : await readStoredImage(platform, event.thumbnail_url);
  const drawn = await drawing.draw({ ...texts, url, picture }, language);
  return new Response(new Uint8Array(drawn), { headers: { "content-type": drawing.type } });
}

function textsOf(event: Event, language: Language, publicUrl: string): Omit<PromotionTexts, "picture"> {
  const texts = allTexts(language);
  const { title, place_name, fee_note } = textIn(readableTexts(event), language);
  const fee =
    event.fee !== null &&
    formatFee(event.fee, language, {
      free: texts._("event.free"),
      yen: (amount) => texts._("event.yen", amount),
    });
  return {
    eventId: event.id,
    purposeId: event.event_purpose_id,
    title,
    startAt: new Date(event.start_at),
    endAt: event.end_at ? new Date(event.end_at) : null,
    place: event.is_online ? texts._("event.online") : place_name,
    organization: event.organizations[0]?.organization_name ?? "",
    fee: [fee, fee_note].filter(Boolean).join(" · "),
    url: `${publicUrl}/events/${event.id}?lang=${language}`,
    invitation: texts._("promotion.invitation"),
  };
}
