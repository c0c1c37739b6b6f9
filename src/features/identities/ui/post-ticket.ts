import { apiClient } from "../../../platform/browser/api-client.ts";
import type { identityContracts, TradedTicket } from "../identities.contract.ts";

const api = apiClient<typeof identityContracts>();

/** Trades a ticket for a session, which is stored; or answers what is needed before. */
export async function postTicket(ticket: string): Promise<TradedTicket> {
  const answer: unknown = await api("POST /auth/oidc/session", { body: { ticket } });
  return answer as TradedTicket;
}
