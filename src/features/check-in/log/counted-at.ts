import { dayMs } from "../../../shared/time/milliseconds.ts";

const twoDaysMs = 2 * dayMs;

/**
 * The time at which a scan counts: when the device made it, or when it arrived where the device's clock cannot be right: later than
 * the arrival, before the person applied, or more than two days before the start.
 */
export function countedAt(
  scannedAt: Date,
  { arrivedAt, appliedAt, startAt }: { arrivedAt: Date; appliedAt: Date; startAt: Date },
): Date {
  const earliest = Math.max(appliedAt.getTime(), startAt.getTime() - twoDaysMs);
  return scannedAt > arrivedAt || scannedAt.getTime() < earliest ? arrivedAt : scannedAt;
}
