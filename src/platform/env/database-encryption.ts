import { isLoopback } from "./loopback.ts";

const encryptedModes = ["require", "verify-ca", "verify-full"];

/**
 * Whether a connection to PostgreSQL stays on this machine (a loopback address or a socket) or is encrypted with a checked
 * certificate, by its address.
 * @param address as `DATABASE_URL` has it, checked already
 */
export function isClosedToOthers(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  // The one that counts, where both are there.
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  if (host === "" || host.startsWith("/") || isLoopback(host)) return true;
  const mode = searchParams.get("sslmode");
  // Read as libpq does, what asks for less takes any certificate.
  if (searchParams.get("uselibpqcompat") === "true") return mode === "verify-full";
  return mode === null ? searchParams.get("ssl") === "true" : encryptedModes.includes(mode);
}
