import type { ScanAnswer } from "../../log/check-ins.contract.ts";
import type { CachedReply, DeviceScan } from "../device-scan.ts";
import { classifyFailure } from "./classify-failure.ts";

interface Sending {
  /** The next scans without an answer, in the order in which they are to be sent. */
  take(atMost: number): Promise<DeviceScan[]>;
  /** @throws what `classifyFailure` judges */
  post(scans: readonly DeviceScan[]): Promise<ScanAnswer[]>;
  keepAnswers(answers: ReadonlyMap<string, CachedReply>): Promise<void>;
  /** The server fails on this scan alone: it waits until all others are through. */
  setAside(scan: DeviceScan): Promise<void>;
  /** So many may be sent at once. */
  atMost: number;
  /** How often sending has failed since it last succeeded. */
  failuresBefore: number;
}

/**
 * Sends all that is not sent. A scan that the server does not take never stops the others: what is refused as a whole is
 * sent in halves, until the one that is not taken stands alone. A link that has ended takes what was scanned before, so the older half
 * goes first, but no undo: that one waits behind the others, for somebody who may.
 * @throws the failure that ended it, with everything that is not sent still kept
 */
export async function sendScans({ take, post, keepAnswers, setAside, atMost, failuresBefore }: Sending) {
  const maxSize = sizeAfter(failuresBefore, atMost);
  let size = maxSize;
  for (;;) {
    const batch = await take(size);
    const [first] = batch;
    if (!first) return;
    try {
      const answers = answersOf(batch, await post(batch));
      await keepAnswers(answers);
      const forgotten = batch.find(({ nonce }) => !answers.has(nonce));
      if (forgotten) await setAside(forgotten);
      size = Math.min(maxSize, size * 2);
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === "no_access" && failure.access === "ended") {
        if (batch.length > 1) {
          size = Math.floor(batch.length / 2);
          continue;
        }
        if (first.kind === "undo" && first.failures === 0) {
          await setAside(first);
          continue;
        }
      }
      if (failure.kind === "not_taken") {
        if (batch.length === 1)
          await keepAnswers(new Map([[first.nonce, { nonce: first.nonce, result: "refused" }]]));
        size = Math.ceil(batch.length / 2);
        continue;
      }
      if (batch.length === 1 && failure.kind === "failed") await setAside(first);
      throw error;
    }
  }
}

/** A server that fails again and again may fail on one of them: fewer and fewer at once find out which. */
function sizeAfter(failures: number, atMost: number): number {
  if (failures < 3) return atMost;
  return failures === 3 ? Math.min(atMost, 20) : 1;
}

function answersOf(batch: readonly DeviceScan[], answers: readonly ScanAnswer[]): Map<string, CachedReply> {
  const byNonce = new Map(answers.map((answer) => [answer.nonce?.toLowerCase(), answer]));
  const found = new Map<string, CachedReply>();
  for (const [place, { nonce }] of batch.entries()) {
    const answer = byNonce.get(nonce) ?? (answers[place]?.nonce === null ? answers[place] : undefined);
    if (answer) found.set(nonce, answer);
  }
  return found;
}

/** Those that the server has not failed on come first, then in the order in which they were scanned. */
export function nextToSend(unsent: readonly DeviceScan[], atMost: number): DeviceScan[] {
  const ordered = unsent.toSorted(
    (one, other) => one.failures - other.failures || one.scanned_at.localeCompare(other.scanned_at),
  );
  return ordered.filter(({ failures }) => failures === ordered[0]?.failures).slice(0, atMost);
}
