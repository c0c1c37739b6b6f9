import { storedSession } from "../storage/stored-session.ts";
import { callHeaders } from "./call-headers.ts";

declare global {
  /**
   * The answer that was asked for early to the same call, as often as it was wanted; a call that writes makes all of them old. Only
   * pages that ask early have it, so that no other page has to fetch it.
   */
  var takeEarlyAnswer:
    | ((method: string, address: string, headers: Record<string, string>) => Promise<Response> | undefined)
    | undefined;
}

/** Milliseconds after which the page's first load is over on the slowest line, and what it left is old. */
const freshFor = 20_000;

/** @property wanted by how many who have not taken it yet */
interface EarlyAnswer {
  answer: Promise<Response>;
  wanted: number;
}

/**
 * Asks, before the page's scripts are there, for what they will ask for first. Without a session nobody answers that.
 * @param addresses as calls have them, with their parameters; what is wanted twice stands twice, and is fetched once
 */
export function askEarly(addresses: readonly string[]): void {
  if (addresses.length === 0 || !storedSession()) return;
  const headers = callHeaders();
  const answers = new Map<string, EarlyAnswer>();
  for (const address of new Set(addresses)) {
    const answer = fetch(address, { headers }).then(readWhole);
    // The caller that takes it hears of it.
    answer.catch(() => {});
    const wanted = addresses.filter((one) => one === address).length;
    answers.set(sameCall(address, headers), { answer, wanted });
  }
  globalThis.takeEarlyAnswer = (method, address, asked) => {
    if (method !== "GET") answers.clear();
    const call = sameCall(address, asked);
    const found = answers.get(call);
    if (!found) return undefined;
    found.wanted -= 1;
    if (found.wanted === 0) answers.delete(call);
    return found.answer.then((response) => response.clone());
  };
  setTimeout(() => answers.clear(), freshFor);
}

/** An answer that nobody takes would keep its connection. */
async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response;
  return new Response(await response.blob(), { status, headers });
}

/** Somebody else, or another language, asks anew. */
const sameCall = (address: string, headers: Record<string, string>) => address + JSON.stringify(headers);
