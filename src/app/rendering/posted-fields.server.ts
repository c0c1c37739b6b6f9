import type { Posted } from "../../ui/forms/posted.ts";

/** More than the longest answers to the questions of one event take. */
export const maxPostedBytes = 1024 * 1024;

const fieldsAtMost = 200;
const charactersAtMost = 5000;
const fieldName = /^[a-z][\w.]{0,80}$/i;

/**
 * The action of every page with a form: while its scripts have not arrived, or without any, the browser posts the form
 * itself, and the page answers filled as it was. Nothing is done or kept; passwords are not given back.
 */
export async function handlePostedForm({ request }: { request: Request }): Promise<Posted> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return {};
  const fields = new Map<string, string[]>();
  for (const [name, value] of [...new URLSearchParams(await request.text())].slice(0, fieldsAtMost)) {
    if (!fieldName.test(name) || /passw/i.test(name)) continue;
    // Browsers send the lines of a text with the ends that the network has.
    const text = value.replaceAll("\r\n", "\n").slice(0, charactersAtMost);
    fields.set(name, [...(fields.get(name) ?? []), text]);
  }
  return Object.fromEntries(fields);
}

/**
 * A posted form as the pages take it. Another site must not fill our forms: what it posts is left out. The origin is looked
 * at here, because React Router compares it with the address that the proxy before us asks for, which is not the browser's.
 */
export async function readPostedForm(request: Request, publicUrl: string): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  const body = comesFromOurPages(request, publicUrl) ? await request.arrayBuffer() : "";
  return new Request(request.url, { method: "POST", headers, body });
}

/** Browsers from before `sec-fetch-site` name the origin alone. */
function comesFromOurPages({ headers, url }: Request, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = URL.parse(origin)?.host;
  return host === new URL(url).host || host === new URL(publicUrl).host;
}
