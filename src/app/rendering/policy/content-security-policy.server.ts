import { hash } from "node:crypto";
import type { Settings } from "../../../platform/env/read-settings.ts";
import { pageEncoding } from "../page-encoding.server.ts";

export interface PageNeeds {
  frames?: readonly string[];
  runsWebAssembly?: boolean;
}

/** Texts of the scripts that carry the nonce of this rendering: a script that came in with content is none of ours. */
export function scriptsOfRendering(html: string, nonce: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (text && attributes.includes(`nonce="${nonce}"`)) scripts.push(text);
  return scripts;
}

/** The source expression that allows a script of this text: its bytes, or a string in `pageEncoding`. */
export function hashOfScript(text: string | Buffer): string {
  const bytes = typeof text === "string" ? Buffer.from(text, pageEncoding) : text;
  return `'sha256-${hash("sha256", bytes, "base64")}'`;
}

/**
 * The policy for a rendered page. Scripts are allowed by the hash of their text, so that a page can be kept and sent to many.
 * @param hashes of the scripts that may run ({@link scriptsOfRendering}, {@link hashOfScript})
 * @property frames other sites that the page may show in a frame
 * @property runsWebAssembly the page fetches WebAssembly from the site; no script of text is allowed by that
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  { s3, publicUrl }: Pick<Settings, "s3" | "publicUrl">,
  { frames = [], runsWebAssembly = false }: PageNeeds = {},
): string {
  // Stored images are named by the site's address, under whatever name this page was opened.
  const [images, uploads] = s3 ? [originOf(s3.publicUrl), originOf(s3.endpoint)] : [publicUrl, ""];
  return [
    "default-src 'self'",
    `script-src 'self' ${[...(runsWebAssembly ? ["'wasm-unsafe-eval'"] : []), ...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${images}`.trim(),
    `connect-src 'self' ${uploads}`.trim(),
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const originOf = (address: string) => new URL(address).origin;
