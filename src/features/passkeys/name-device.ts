import { systemWords } from "../../shared/device-words.ts";

/**
 * The name that a passkey begins with: the kind of device that makes it, which is called the same in every language.
 * @param userAgent as browsers send it
 */
export function nameDevice(userAgent: string): string {
  const system = systemWords(userAgent);
  return system === "ChromeOS" ? "Chromebook" : (system ?? "Passkey");
}
