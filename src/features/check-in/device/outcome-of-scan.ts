import type { ShownOutcome } from "../scanner/shown-outcome.ts";
import type { DeviceScan } from "./device-scan.ts";

/** The server's answer, or until there is one the device's own word. */
export function outcomeOf(
  { nonce, kind, answer, personId }: DeviceScan,
  people: readonly { application_id: number; name: string }[] | null,
): ShownOutcome {
  if (answer) return { ...answer, result: answer.result === "refused" ? "malformed" : answer.result };
  const person = people?.find(({ application_id }) => application_id === personId);
  return { nonce, result: "recorded", kind, name: person?.name ?? null };
}
