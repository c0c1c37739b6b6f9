import { isIPv6 } from "node:net";

/**
 * The address that limits count by. Each trusted proxy has added the address of whoever called it to the end of
 * `X-Forwarded-For`; what stands before those was written by the caller and says nothing. Of an IPv6 address the first
 * half counts: the other half is the caller's to choose.
 * @param peer who is connected to us
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const path = [...(forwardedFor ?? "").split(","), peer ?? ""].map((hop) => hop.trim()).filter(Boolean);
  const address = path.at(-1 - trustedProxies) ?? path[0] ?? "unknown";
  return withoutHost(withoutPort(address));
}

/** The network that an IPv6 source as `clientAddress` gives it belongs to: a site's usual share, its first 48 bits. */
export function networkOf(source: string): string {
  const groups = /^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/.exec(source)?.[1];
  return groups ? `${groups}::/48` : source;
}

/**
 * The network of the provider through which a source as `clientAddress` gives it is connected, roughly: the first half of an IPv4
 * address, the first 32 bits of an IPv6 one. A phone that gets another address keeps it mostly; another country has another one.
 */
export function providerNetworkOf(source: string): string {
  const first = /^(\d+\.\d+)\.\d+\.\d+$/.exec(source)?.[1] ?? /^([^:]+:[^:]+):.*::\/64$/.exec(source)?.[1];
  return first ?? source;
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}

function withoutHost(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split("%")[0] ?? address;
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
