import { publicCalendar } from "../../../features/events/events.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/event-calendar";

/** The event as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const content = await publicCalendar(platform, language, params.eventId);
  if (!content) return new Response(null, { status: 404 });
  return new Response(content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="event-${params.eventId}.ics"`,
    },
  });
}
