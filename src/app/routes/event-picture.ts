import { textIn } from "../../features/events/events.public.ts";
import { drawSharePicture, showEventToVisitors } from "../../features/events/events.server.ts";
import { isLanguage } from "../../shared/languages.ts";
import { allTexts } from "../language/all-texts.server.ts";
import { pageContext } from "../rendering/page-context.server.ts";
import type { Route } from "./+types/event-picture.ts";

/** The picture that link previews show of an event without one of its own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform } = context.get(pageContext);
  const language = params.language.replace(/\.png$/, "");
  const event = isLanguage(language) && (await showEventToVisitors(platform, language, params.eventId));
  if (!event || event === "removed" || !isLanguage(language)) return new Response(null, { status: 404 });
  const text = textIn(event.language_events, language);
  const picture = await drawSharePicture(
    {
      eventId: event.id,
      purposeId: event.event_purpose_id,
      title: text.title,
      startAt: new Date(event.start_at),
      endAt: event.end_at ? new Date(event.end_at) : null,
      place: event.is_online ? allTexts(language)._("event.online") : text.place_name,
      organization: event.organizations[0]?.organization_name ?? "",
    },
    language,
  );
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
}
