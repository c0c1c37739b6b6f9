import { redirect } from "react-router";
import type { Route } from "./+types/index";

/** The form comes first. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/manage/organizations/${params.organizationId}/events/${params.eventId}/edit`);
}
