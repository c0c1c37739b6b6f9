/** Links in mails lead to our own frontends only: anything else would make us a redirector for strangers. */
export function isAllowedRedirectUrl(
  address: string,
  { frontendOrigins }: { frontendOrigins: string[] },
): boolean {
  const url = URL.parse(address);
  // An address such as blob:https://us/… has our origin too, and is no page of ours.
  if (url === null || !["http:", "https:"].includes(url.protocol)) return false;
  return frontendOrigins.includes(url.origin) && !url.username && !url.password;
}

/** Adds parameters to an address and keeps those that it has. */
export function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
