export { OutcomePanel } from "./scanner/outcome-panel.tsx";
export type { RecordedScan, ShownOutcome } from "./scanner/shown-outcome.ts";
export { CheckInPage } from "./ui/check-in-page.tsx";
export { SelfCheckIn } from "./ui/self-check-in.ts";

/** People's names, which checking in has left on this device, go; what is not sent stays. */
export const forgetCheckIns = async () => (await import("./device/forget-check-ins.ts")).forgetCheckIns();
