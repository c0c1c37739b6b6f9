import { useRouteLoaderData } from "react-router";
import type { OrganizationDesk } from "../routes/manage.organization.tsx";

/** The organization whose tab is open. */
export function useOrganizationDesk(): OrganizationDesk {
  return useRouteLoaderData("routes/manage.organization") as OrganizationDesk;
}
