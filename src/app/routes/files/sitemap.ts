import { allPublicAddresses } from "../../../features/events/events.server.ts";
import { indexedLanguages, localeOf } from "../../../shared/languages/languages.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/sitemap";

const staticPaths = [
  "/",
  "/calendar",
  "/organizations",
  "/static/about_tsudoi",
  "/static/guide_for_organizers",
  "/help_articles",
  "/static/about_us",
  "/static/safety",
  "/static/privacy_policy",
  "/static/terms_of_service",
];

/** Every page that search engines may show, each with its addresses in all languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { platform } = context.get(pageContext);
  const { publicUrl } = platform.settings;
  const dynamic = await allPublicAddresses(platform.db, platform.clock.now());
  const entries = [...staticPaths.map((path) => ({ path, changedAt: null })), ...dynamic].map(
    ({ path, changedAt }) => {
      const alternates = indexedLanguages
        .map(
          (lang) =>
            `<xhtml:link rel="alternate" hreflang="${localeOf(lang)}" href="${publicUrl}${path}?lang=${lang}"/>`,
        )
        .join("");
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
      return `<url><loc>${publicUrl}${path}</loc>${changed}${alternates}</url>`;
    },
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
