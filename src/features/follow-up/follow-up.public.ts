export { CertificateAnswer } from "./certificate/ui/certificate-answer.tsx";
export { CertificateCheck } from "./certificate/ui/certificate-check.tsx";
export { EventMaterial } from "./material/ui/event-material.ts";
export { MyAfterEvent } from "./own/my-after-event.tsx";
export { SurveyStep } from "./survey/ui/survey-step.tsx";
export { clearStoredAnswers } from "./survey/ui/use-stored-answers.ts";
