/** A path of our own site to go to after the log-in; anything else leads home, so that no link of ours leads astray. */
export function safeRedirectPath(wished: string | null): string {
  if (!wished?.startsWith("/") || /\p{Cc}/u.test(wished)) return "/";
  const url = URL.parse(wished, "http://own.invalid");
  // The normalized path counts: `/..//another.site` begins like one of ours.
  if (url?.origin !== "http://own.invalid" || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}

/** The address of the log-in or the sign-up with the way back to one of our own paths; home needs none. */
export function withRedirectTo(address: string, to: string): string {
  if (to === "/") return address;
  return `${address}?redirect_to=${encodeURIComponent(to).replaceAll("%2F", "/")}`;
}
