import { useEffect, useState } from "react";
import type { CheckInDevice } from "../device/check-in-device.ts";
import type { DeviceScan } from "../device/device-scan.ts";
import type { DeviceState } from "../device/device-state.ts";
import { codeIn } from "../device/find-people.ts";
import { outcomeOf } from "../device/outcome-of-scan.ts";

/** So long the server has to answer before the device speaks for itself. */
const patienceMs = 2_500;

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
      (kept) => setLast({ nonce: kept, isByCode: "text" in scan }),
      () => setProblem("not_kept"),
    );
  };
  const scan = state.scans.find((one) => one.nonce === nonce);
  const isAwaited = scan?.answer === null && state.isOnline && impatientOf !== nonce;
  return {
    record,
    problem,
    /** The scan itself, for undoing it. */
    scan: scan ?? null,
    outcome: scan && !isAwaited ? outcomeOf(scan, state.people) : null,
    isAwaited,
    isByCode: last?.isByCode ?? false,
    close: () => {
      setLast(null);
      setProblem(null);
    },
  };
}
