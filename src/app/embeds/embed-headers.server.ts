import type { Settings } from "../../platform/env/read-settings.ts";
import { securityHeaders } from "../../platform/http/replies/security-headers.ts";
import { type Language, localeOf } from "../../shared/languages/languages.ts";

/**
 * The headers of a page that any site may show in a frame. The rest of the site may not be: what stands here is for pages on which
 * nothing can be done but follow a link into another tab.
 * @param isKept whether answers of this address may be kept and asked for again by their ETag
 */
export function embedHeaders(
  settings: Pick<Settings, "s3" | "publicUrl">,
  language: Language,
  isKept: boolean,
): Record<string, string> {
  const { "x-frame-options": _none, ...shared } = securityHeaders;
  const { s3, publicUrl } = settings;
  return {
    ...shared,
    "content-type": "text/html; charset=utf-8",
    "content-language": localeOf(language),
    "content-security-policy": [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `img-src 'self' ${new URL(s3 ? s3.publicUrl : publicUrl).origin}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors *",
    ].join("; "),
    "cache-control": isKept ? "public, no-cache" : "no-store",
    "x-robots-tag": "noindex",
    vary: "accept-encoding, accept-language",
  };
}
