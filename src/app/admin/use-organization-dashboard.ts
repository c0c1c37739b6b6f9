import { useRouteLoaderData } from "react-router";
import type { OrganizationDashboard } from "../routes/layouts/manage-organization.tsx";

/** The organization whose tab is open. */
export function useOrganizationDashboard(): OrganizationDashboard {
  return useRouteLoaderData("routes/layouts/manage-organization") as OrganizationDashboard;
}
