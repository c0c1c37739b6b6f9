import { BlockList, isIP } from "node:net";

const addresses = new BlockList();
addresses.addSubnet("127.0.0.0", 8, "ipv4");
addresses.addAddress("::1", "ipv6");

/** Whether a name or address, without a port, means this machine alone: `localhost`, `127.0.0.0/8` or `::1`. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  const version = isIP(bare);
  return version === 0 ? bare === "localhost" : addresses.check(bare, version === 6 ? "ipv6" : "ipv4");
}

/** As `isLoopback`, of a `Host` header, which may carry a port. */
export function isLoopbackHost(header: string | undefined): boolean {
  const host = /^(\[[^\]]+\]|[^:]+)(?::\d{1,5})?$/.exec(header ?? "")?.[1];
  return host !== undefined && isLoopback(host);
}
