import { standalonePage } from "../../rendering/error-page.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/offline";

/** Kept by the service worker for the moment when there is no connection. */
export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  return standalonePage(language, {
    title: "error.offline.title",
    body: "error.offline.body",
    way: { to: "/me/tickets", text: "error.offline.tickets" },
  });
}
