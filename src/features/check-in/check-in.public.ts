export { CodeScanner, fetchScanner, ScanOutcome } from "./scanner/lazy-scanner.ts";
export { OutcomePanel } from "./scanner/outcome-panel.tsx";
export type { RecordedScan, ShownOutcome } from "./scanner/shown-outcome.ts";
export { CheckInPage } from "./ui/check-in-page.tsx";
export { SelfCheckIn } from "./ui/self-check-in.ts";
