/** A path of our own site to go to after the log-in; anything else leads home, so that no link of ours leads astray. */
export function ownPath(wished: string | null): string {
  if (!wished?.startsWith("/") || /\p{Cc}/u.test(wished)) return "/";
  const url = URL.parse(wished, "http://own.invalid");
  // What the path has become counts: `/..//another.site` begins like one of ours.
  if (url?.origin !== "http://own.invalid" || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
