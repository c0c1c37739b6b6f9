import type { Platform } from "../../../platform/platform.ts";
import { minutesThatAProofHolds } from "../../accounts/accounts.server.ts";
import { findIdentity } from "../identity-rows.server.ts";
import { LogInFailure } from "../log-in-failure.ts";
import { readAnswer } from "../providers/ask-provider.server.ts";
import { findProvider } from "../providers/list-providers.ts";
import { mintTicket } from "../tickets/ticket-rows.server.ts";
import { consumeFlow, type Flow } from "./flow-rows.server.ts";

interface ProviderAnswer {
  /** As the address names it. */
  providerId: string;
  /** As `browserOf` gives it; null where the browser has begun nothing. */
  browser: Buffer | null;
  /** Of the address that the provider has sent the browser to. */
  search: string;
}

/** What came of a flow: a ticket for the page that the browser is sent to, or why there is none. */
export type FinishedFlow =
  | { ticket: string; redirectTo: string }
  | { failure: LogInFailure; flow: Flow | null };

/** Reads a provider's answer. Nobody is signed in by it: the browser that began trades the ticket for a session. */
export async function finishFlow(platform: Platform, answer: ProviderAnswer): Promise<FinishedFlow> {
  const { providerId, browser, search } = answer;
  const state = new URLSearchParams(search).get("state") ?? "";
  const flow = browser && (await consumeFlow(platform, { state, browser, provider: providerId }));
  const provider = findProvider(platform, providerId);
  if (!provider) return { failure: new LogInFailure("unknown_provider"), flow };
  if (!flow) return { failure: new LogInFailure("expired"), flow: null };
  try {
    const person = await readAnswer(platform, provider, {
      search,
      secrets: flow.secrets,
      isUnknown: async (proven) => !(await findIdentity(platform.db, proven)),
    });
    if (flow.sessionId !== null && !flow.addsIdentity) requireFreshProof(person.authenticatedAt);
    const ticket = await mintTicket(platform, "entry", { ...flow, browser, person });
    return { ticket, redirectTo: flow.redirectTo };
  } catch (error) {
    if (error instanceof LogInFailure) return { failure: error, flow };
    throw error;
  }
}

/** A provider that tells when its person has signed in there is held to it: it was asked to ask them again. */
function requireFreshProof(authenticatedAt: Date | null): void {
  if (!authenticatedAt) return;
  // By the machine's clock, as the provider's own are read.
  const ageMs = Date.now() - authenticatedAt.getTime();
  if (ageMs > minutesThatAProofHolds * 60_000) throw new LogInFailure("refused");
}
