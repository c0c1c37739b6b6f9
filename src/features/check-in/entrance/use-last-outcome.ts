import { useCallback, useEffect, useState } from "react";
import type { CheckInDevice } from "../device/check-in-device.ts";
import type { DeviceScan } from "../device/device-scan.ts";
import type { DeviceState } from "../device/device-state.ts";
import { codeIn } from "../device/find-people.ts";
import { outcomeOf } from "../device/outcome-of-scan.ts";
import { goesByItself, type ShownOutcome } from "../scanner/shown-outcome.ts";

/** So long the server has to answer before the device speaks for itself. */
const patienceMs = 2_500;
/** Time for which an outcome without a problem is shown: enough to take it back. */
const shownForMs = 8_000;

type Problem = "no_code" | "not_kept";
export type RecordScan = (
  scan: Pick<DeviceScan, "kind"> & ({ text: string } | { application_id: number }),
) => void;

/** Records scans and knows what became of the last one: at first that it waits for its answer, then what the state of the device says. */
export function useLastOutcome(device: CheckInDevice | null, state: DeviceState, deviceName: string) {
  const [last, setLast] = useState<{ nonce: string; isByCode: boolean } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [impatientOf, setImpatientOf] = useState<string | null>(null);
  const nonce = last?.nonce ?? null;
  useEffect(() => {
    const timer = setTimeout(() => setImpatientOf(nonce), patienceMs);
    return () => clearTimeout(timer);
  }, [nonce]);

  const record: RecordScan = (scan) => {
    const code = "text" in scan ? codeIn(scan.text) : null;
    setLast(null);
    if ("text" in scan && code === null) return setProblem("no_code");
    setProblem(null);
    const shown = "text" in scan ? { ticket_code: code ?? "" } : { application_id: scan.application_id };
    device?.record({ kind: scan.kind, device: deviceName, ...shown }).then(
      (stored) => setLast({ nonce: stored, isByCode: "text" in scan }),
      () => setProblem("not_kept"),
    );
  };
  const scan = state.scans.find((one) => one.nonce === nonce);
  const isAwaited = scan?.answer === null && state.isOnline && impatientOf !== nonce;
  const outcome = scan && !isAwaited ? outcomeOf(scan, state.people) : null;
  const close = useCallback(() => {
    setLast(null);
    setProblem(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew each time, and told apart by these
  useEffect(() => {
    if (!outcome || !goesByItself(outcome)) return;
    const timer = setTimeout(close, shownForMs);
    return () => clearTimeout(timer);
  }, [outcome?.nonce, outcome?.result, close]);
  return {
    record,
    problem,
    outcome,
    isAwaited,
    /** By a ticket, not by a name. */
    isByCode: last?.isByCode ?? false,
    /** Takes the last scan back; undefined where it checked nobody in. */
    undo: scan && outcome && canUndo(scan, outcome) ? () => record(undoOf(scan, outcome)) : undefined,
    close,
  };
}

const canUndo = ({ kind }: DeviceScan, { result }: ShownOutcome) =>
  kind === "in" && ["checked_in", "already_checked_in", "recorded"].includes(result);

/** By the person where they are known: their ticket may be another one by then. */
function undoOf(scan: DeviceScan, outcome: ShownOutcome): Parameters<RecordScan>[0] {
  const id = "application" in outcome ? outcome.application?.id : scan.personId;
  return typeof id === "number"
    ? { kind: "undo", application_id: id }
    : { kind: "undo", text: scan.ticket_code ?? "" };
}
