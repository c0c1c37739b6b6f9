import { securityLogOf } from "../../../platform/log/security-log.server.ts";
import type { Platform } from "../../../platform/platform.ts";

/** How the holder of a session has proved who they are. */
export type WayOfProof = "password" | "passkey" | "provider";

/** Tells the log of somebody who has proved again in their session that it is them. */
export function logProof({ log }: Pick<Platform, "log">, way: WayOfProof, userId: number): void {
  securityLogOf(log).write("log_in", { way, user: userId, again: true });
}
