import { useRouteLoaderData } from "react-router";
import type { EventDesk } from "../routes/manage.event.tsx";

/** The event whose tab is open, and the organization for which it is managed. */
export function useEventDesk(): EventDesk {
  return useRouteLoaderData("routes/manage.event") as EventDesk;
}
