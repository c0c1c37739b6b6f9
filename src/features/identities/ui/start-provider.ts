import { apiClient } from "../../../platform/browser/api-client.ts";
import type { Identity, identityContracts } from "../identities.contract.ts";

const api = apiClient<typeof identityContracts>();

/** The current user's providers. */
export const listIdentities = async (): Promise<Identity[]> => (await api("GET /users/own/identities")).data;

/**
 * Begins a log-in at a provider that is to be added to the account, or proves that the session is still its holder's.
 * @param redirectTo one of our own paths, to which it leads back
 * @returns the address at the provider
 */
export async function startProvider(
  provider: string,
  redirectTo: string,
  currentPassword?: string,
): Promise<string> {
  const { data } = await api("POST /users/own/identities/{provider}/start", {
    params: { provider },
    body: { redirect_to: redirectTo, current_password: currentPassword },
  });
  return data.url;
}
