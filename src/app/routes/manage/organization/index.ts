import { redirect } from "react-router";
import type { Route } from "./+types/index";

/** The events come first. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/manage/organizations/${params.organizationId}/events`);
}
