import { OrganizationFiguresPanel } from "../../../../features/event-overview/event-overview.admin.ts";
import type { Route } from "./+types/organization-figures";

export default function OrganizationFigures({ params }: Route.ComponentProps) {
  return <OrganizationFiguresPanel organizationId={Number(params.organizationId)} />;
}
