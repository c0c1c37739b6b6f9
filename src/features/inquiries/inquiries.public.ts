export { inquiriesEndAt } from "./asking/takes-inquiries.ts";
export { EventQuestions } from "./ui/event-questions.tsx";
