export { CertificateAnswer } from "./certificate/ui/certificate-answer.tsx";
export { CertificateCheck } from "./certificate/ui/certificate-check.tsx";
export { EventMaterial } from "./material/ui/event-material.ts";
export { OwnAfterEvent } from "./own/own-after-event.tsx";
export { SurveyStep } from "./survey/ui/survey-step.tsx";
export { forgetKeptAnswers } from "./survey/ui/use-kept-answers.ts";
