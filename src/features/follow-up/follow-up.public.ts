export { SurveyStep } from "./survey/ui/survey-step.tsx";
