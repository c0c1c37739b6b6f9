import { useRouteLoaderData } from "react-router";
import type { EventDashboard } from "../routes/manage.event.tsx";

/** The event whose tab is open, and the organization for which it is managed. */
export function useEventDashboard(): EventDashboard {
  return useRouteLoaderData("routes/manage.event") as EventDashboard;
}
