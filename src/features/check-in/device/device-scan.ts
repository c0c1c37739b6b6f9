import type { ScanAnswer } from "../log/check-ins.contract.ts";

/** A scan of a ticket, a tick in the list, or the undoing of one, as this device keeps it until the log has it. */
export interface DeviceScan {
  nonce: string;
  kind: "in" | "undo";
  ticket_code?: string;
  application_id?: number;
  /** ISO 8601, by the device's clock. */
  scanned_at: string;
  device: string;
  /** Whom the list that was taken along knows it to be; null where it knows nobody. */
  personId: number | null;
  /** Of an undo that is not sent, so that it can be told of when the list is gone; else null. */
  name: string | null;
  /** How often the server failed on this scan alone; those that it fails on go after all others. */
  failures: number;
  /** Null until the server has answered. */
  answer: CachedReply | null;
}

/** `refused` where the server takes no such scan at all. */
export type CachedReply = Omit<ScanAnswer, "result"> & { result: ScanAnswer["result"] | "refused" };

export const isUnsent = (scan: DeviceScan) => scan.answer === null;

/** The part of it that the call takes. */
export function scanAsSent({ nonce, kind, ticket_code, application_id, scanned_at, device }: DeviceScan) {
  return { nonce, kind, ticket_code, application_id, scanned_at, device };
}
