import type { Context } from "hono";
import { allTexts, type ServerTextKey } from "../app/language/all-texts.server.ts";
import { languageOfPage } from "../app/language/page-language.server.ts";
import { localeOf } from "../shared/languages/languages.ts";

const ground = "#faf8f3";

/**
 * What a phone needs to know to put the site among its apps, in the language that the page asks for. The app opens at one's
 * tickets, since that is when it is in somebody's hand.
 */
export function serveWebManifest(c: Context): Response {
  const language = languageOfPage(c.req.raw);
  const text = (key: ServerTextKey) => allTexts(language)._(key);
  const manifest = {
    // The same app in every language.
    id: "/",
    name: text("web_manifest.name"),
    short_name: text("web_manifest.short_name"),
    description: text("web_manifest.description"),
    lang: localeOf(language),
    start_url: "/me/tickets",
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [
      { name: text("web_manifest.tickets"), url: "/me/tickets" },
      { name: text("web_manifest.all_events"), url: "/" },
    ],
  };
  return c.json(manifest, 200, {
    "content-type": "application/manifest+json",
    "cache-control": "public, no-cache",
    "content-language": localeOf(language),
    vary: "accept-language, cookie",
    "x-content-type-options": "nosniff",
  });
}
