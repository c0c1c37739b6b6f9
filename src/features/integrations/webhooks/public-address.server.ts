import { BlockList, isIP } from "node:net";

/** Networks that no server on the internet is in (IANA's registries of special-purpose addresses). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  notPublic.addSubnet(network, prefix, "ipv4");
// Of what IANA has given out these are for protocols, documentation and tunnels (Teredo, 6to4), which may end in any network.
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic.addSubnet(network, prefix, "ipv6");

/** All that is given out: what is mapped from or translated to IPv4 (`::ffff:`, `64:ff9b:`) and all that is local lies outside. */
const givenOut = new BlockList();
givenOut.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is of a server that anybody on the internet reaches. What is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, "ipv4");
  return version === 6 && givenOut.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}
