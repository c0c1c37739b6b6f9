import type { ScanAnswer } from "../log/check-ins.contract.ts";
import type { DeviceScan } from "./device-scan.ts";

/** What a device says of a scan that the server has not answered. */
export interface RecordedOutcome {
  nonce: string;
  result: "recorded";
  /** Null where the device's list has nobody with this ticket. */
  name: string | null;
}

/** The server's answer, or until there is one the device's own word. */
export function outcomeOf(
  scan: DeviceScan,
  people: readonly { application_id: number; name: string }[] | null,
): ScanAnswer | RecordedOutcome {
  const { nonce, answer } = scan;
  if (answer)
    return answer.result === "refused"
      ? { ...answer, result: "malformed" }
      : { ...answer, result: answer.result };
  const person = people?.find(({ application_id }) => application_id === scan.personId);
  return { nonce, result: "recorded", name: person?.name ?? null };
}
