import { useRouteLoaderData } from "react-router";
import type { OrganizationDashboard } from "../routes/manage.organization.tsx";

/** The organization whose tab is open. */
export function useOrganizationDashboard(): OrganizationDashboard {
  return useRouteLoaderData("routes/manage.organization") as OrganizationDashboard;
}
