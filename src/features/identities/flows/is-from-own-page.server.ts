/**
 * Whether one of our own pages has led the browser here, by what no other site can make it say: `Sec-Fetch-Site`, or the `Referer` of
 * browsers from before 2023, which do not send that. A program, which does not ask for a page, is let through: it has no person at a
 * provider.
 */
export function isFromOwnPage({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const referer = headers.get("referer");
  if (referer !== null) return URL.parse(referer)?.origin === new URL(publicUrl).origin;
  return !headers.get("accept")?.includes("text/html");
}
