export { CheckInPage } from "./entrance/check-in-page.tsx";
export { EndedLinkNote } from "./helper-links/ui/ended-link-note.tsx";
export { OutcomePanel } from "./scanner/outcome-panel.tsx";
export type { RecordedScan, ShownOutcome } from "./scanner/shown-outcome.ts";
export { SelfCheckIn } from "./self-check-in/self-check-in.ts";

/** People's names, which checking in has left on this device, go; what is not sent stays. */
export const clearCheckIns = async () => (await import("./device/clear-check-ins.ts")).clearCheckIns();
