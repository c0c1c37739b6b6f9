export { ApplyPanel } from "./ui/apply-panel.tsx";
export { ApplyStep } from "./ui/apply-step.tsx";
export { CancelApplication } from "./ui/cancel-application.tsx";
export { CompanionsDetails } from "./ui/companions-details.tsx";
export { describeApplication } from "./ui/describe-application.ts";
export { EventCompanions } from "./ui/event-companions.tsx";
export { LinkedApplicationPanel } from "./ui/linked-application-panel.tsx";
export { useApplicationDeeds } from "./ui/use-application-deeds.ts";
