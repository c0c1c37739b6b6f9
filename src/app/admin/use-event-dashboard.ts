import { useRouteLoaderData } from "react-router";
import type { EventDashboard } from "./load-event-dashboard.ts";

/** The event whose tab is open, and the organization for which it is managed. */
export function useEventDashboard(): EventDashboard {
  return useRouteLoaderData("routes/layouts/manage-event") as EventDashboard;
}
