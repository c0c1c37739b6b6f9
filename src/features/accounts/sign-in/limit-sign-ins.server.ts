import { networkOf } from "../../../platform/http/client-address.server.ts";
import { type Limit, limitAttempts, recordAttempt } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";

const quarter = 15 * 60;

const ofPair: Limit = { name: "sign_in", max: 10, seconds: quarter };
/** Over all addresses: more than a lecture hall behind one connection mistypes, less than guessing through a list needs. */
const ofSource: Limit = { name: "sign_in_source", max: 300, seconds: quarter };
/** An IPv6 network has 65,536 sources: together they get a few attempts more than one. */
const ofPairOfNetwork: Limit = { name: "sign_in_network", max: 30, seconds: quarter };
const ofNetwork: Limit = { name: "sign_in_network_source", max: 1500, seconds: quarter };
/** More than an account's owner ever mistypes: somebody guesses from many sources. */
const ofAccount: Limit = { name: "sign_in_account", max: 100, seconds: 60 * 60 };
/** Then each network has one wrong try left, so that the owner, who needs one, gets in from wherever they are. */
const ofPairUnderAttack: Limit = { name: "sign_in_attack", max: 1, seconds: quarter };

/**
 * Counts a failed sign-in before it is known whether it fails, and throws `too_many` where too many have failed: of one
 * source or its network with one address, of one source or its network, or of all sources with one address.
 * @returns what makes the failure as if it had not been
 */
export async function limitFailures(
  platform: Platform,
  email: string,
  source: string,
): Promise<() => Promise<void>> {
  const network = networkOf(source);
  const limits: [Limit, string][] = [
    [ofPair, `${email} ${source}`],
    [ofSource, source],
    ...(network === source
      ? []
      : ([
          [ofPairOfNetwork, `${email} ${network}`],
          [ofNetwork, network],
        ] satisfies [Limit, string][])),
  ];
  const counted: { undo(): Promise<void> }[] = [];
  const undo = async () => {
    for (const one of counted) await one.undo();
  };
  try {
    for (const [limit, who] of limits) counted.push(await limitAttempts(platform, limit, who));
    const ofAll = await recordAttempt(platform, ofAccount, email);
    if (ofAll.retryAfter === null) counted.push(ofAll);
    else counted.push(await limitAttempts(platform, ofPairUnderAttack, `${email} ${network}`));
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
