import type { ScanAnswer } from "../log/check-ins.contract.ts";
import type { OutcomeTone } from "./play-outcome-sound.ts";

/** Outcome of a scan that the device could not send yet. */
export interface RecordedScan {
  nonce: string;
  result: "recorded";
  kind: "in" | "undo";
  /** Null where the device's list has nobody with this ticket. */
  name: string | null;
}

/** The server's answer as it is, or the device's own word for it until there is one. */
export type ShownOutcome = ScanAnswer | RecordedScan;

const tones: Record<ShownOutcome["result"], OutcomeTone> = {
  checked_in: "good",
  already_checked_in: "again",
  undone: "quiet",
  not_checked_in: "again",
  not_confirmed: "bad",
  other_event: "bad",
  unknown: "bad",
  malformed: "bad",
  recorded: "stored",
};

/** Colour, shape, sound and whether it goes by itself all follow from this. */
export function toneOf(outcome: ShownOutcome): OutcomeTone {
  // Somebody who is not on the list must be looked at, also where nobody can be asked.
  return outcome.result === "recorded" && outcome.name === null ? "again" : tones[outcome.result];
}

/** Nothing has to be done about these: they go by themselves, so that a queue keeps moving. */
export function goesByItself(outcome: ShownOutcome): boolean {
  return ["good", "stored", "quiet"].includes(toneOf(outcome));
}

export function nameOf(outcome: ShownOutcome): string | null {
  return outcome.result === "recorded" ? outcome.name : (outcome.application?.name ?? null);
}
