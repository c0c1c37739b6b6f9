import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";

/**
 * The address that leads to the log-in of a provider.
 * @param redirectTo one of our own paths, checked already
 * @param language of the provider's pages
 */
export function logInAddress(provider: string, redirectTo: string, language: string): string {
  const address = withRedirectTo(`/api/v1/auth/oidc/${provider}`, redirectTo);
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}
