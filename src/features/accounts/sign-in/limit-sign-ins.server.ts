import { networkOf } from "../../../platform/http/client-address.server.ts";
import { countTry, type Limit, limitTries } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";

const quarter = 15 * 60;

const ofPair: Limit = { name: "sign_in", most: 10, seconds: quarter };
/** Over all addresses: more than a lecture hall behind one connection mistypes, less than guessing through a list needs. */
const ofSource: Limit = { name: "sign_in_source", most: 300, seconds: quarter };
/** Who has an IPv6 network has 65,536 sources: together they may try a few times more often than one. */
const ofPairOfNetwork: Limit = { name: "sign_in_network", most: 30, seconds: quarter };
const ofNetwork: Limit = { name: "sign_in_network_source", most: 1500, seconds: quarter };
/** More than an account's owner ever mistypes: somebody guesses from many sources. */
const ofAccount: Limit = { name: "sign_in_account", most: 100, seconds: 60 * 60 };
/** Then each network has one wrong try left, so that the owner, who needs one, gets in from wherever they are. */
const ofPairUnderAttack: Limit = { name: "sign_in_attack", most: 1, seconds: quarter };

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
  const counted: { takeBack(): Promise<void> }[] = [];
  const takeBack = async () => {
    for (const one of counted) await one.takeBack();
  };
  try {
    for (const [limit, who] of limits) counted.push(await limitTries(platform, limit, who));
    const ofAll = await countTry(platform, ofAccount, email);
    if (ofAll.retryAfter === null) counted.push(ofAll);
    else counted.push(await limitTries(platform, ofPairUnderAttack, `${email} ${network}`));
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
