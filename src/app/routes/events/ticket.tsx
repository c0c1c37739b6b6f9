import { data, isRouteErrorResponse } from "react-router";
import { describeTicketEvent, TicketPage } from "../../../features/applications/applications.public.ts";
import type { Event } from "../../../features/events/events.contract.ts";
import { showEventToVisitors } from "../../../features/events/events.server.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/ticket";

interface Shell {
  eventId: number;
  /** Null where the event is not public, or where there is no connection: the device may know the ticket all the same. */
  event: Event | null;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const event = await showEventToVisitors(page.platform, page, params.eventId);
  if (event === "removed") throw data(null, 410);
  if (!event && !/^[1-9]\d{0,8}$/.test(params.eventId)) throw data(null, 404);
  return data<Shell>({ eventId: Number(params.eventId), event: event ?? null }, event ? 200 : 404);
}

/** Without a connection the page shows what the device has kept. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Shell> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) || error instanceof Response) throw error;
    return { eventId: Number(params.eventId), event: null };
  }
}

/** It has the whole screen for itself. */
export const handle = { isBare: true };

/** The page behind the address of a ticket. It is the same for everybody: who looks at it decides which code it shows. */
export default function Ticket({ loaderData: { eventId, event } }: Route.ComponentProps) {
  const t = useTexts();
  const reader = useReader();
  return (
    <>
      <PageHead title={t("ticket.title")} isHidden />
      <TicketPage eventId={eventId} event={event && describeTicketEvent(event, reader, t)} />
    </>
  );
}
