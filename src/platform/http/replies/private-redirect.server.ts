/** Sends one browser on to an address that is nobody else's: nothing keeps it, and the page behind it tells nobody where it came from. */
export function privateRedirect(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer", ...headers },
  });
}
