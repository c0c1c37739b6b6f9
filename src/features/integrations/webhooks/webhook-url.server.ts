import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { Settings } from "../../../platform/env/read-settings.ts";
import { isPublicAddress } from "./public-address.server.ts";

type Networks = Pick<Settings, "webhookPrivateNetworks">;

/** The IP addresses of a name. Tests have their own. */
export type ResolveName = (name: string) => Promise<{ address: string; family: number }[]>;

/**
 * Asks name servers itself: the system's look-up has four threads in all, which names that are slow to be found would hold for
 * everybody. In private networks names stand in files as well.
 */
export function resolverFor({ webhookPrivateNetworks }: Networks): ResolveName {
  return webhookPrivateNetworks ? (name) => lookup(name, { all: true, verbatim: true }) : askNameServers;
}

async function askNameServers(name: string) {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((answer, place) =>
    answer.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: place === 0 ? 4 : 6 }))
      : [],
  );
  if (addresses.length === 0) throw Object.assign(new Error("no address was found"), { code: "ENOTFOUND" });
  return addresses;
}

/**
 * A webhook's address as it is kept; null where no server on the internet can be meant: another protocol than https, credentials,
 * or an IP address that is not public, however it is written (the parser turns `2130706433` and `0x7f.1` into `127.0.0.1`).
 */
export function readWebhookUrl(text: string, { webhookPrivateNetworks }: Networks): URL | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password || !url.hostname) return null;
  if (url.protocol !== "https:" && !(webhookPrivateNetworks && url.protocol === "http:")) return null;
  url.hash = "";
  const literal = literalAddress(url);
  return literal === null || webhookPrivateNetworks || isPublicAddress(literal) ? url : null;
}

/** The IP address that stands in the place of a name, for which nothing is looked up; null where there is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
}

/** Whether every IP address of the host is public now. Each connection asks again: a name may lead elsewhere later. */
export async function hasPublicAddresses(
  url: URL,
  networks: Networks,
  resolve: ResolveName = resolverFor(networks),
): Promise<boolean> {
  if (networks.webhookPrivateNetworks || literalAddress(url) !== null) return true;
  const found = await resolve(url.hostname).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address));
}
