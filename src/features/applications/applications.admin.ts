export { AnswersPanel } from "./answer-figures/ui/answers-panel.tsx";
export { answerFiguresQuery } from "./answer-figures/ui/fetch-answers.ts";
export { fetchAccommodationRequests, fetchParticipants } from "./participants/fetching/fetch-participants.ts";
export { peopleOfEventQuery } from "./participants/fetching/people-query.ts";
export { ParticipantsPanel } from "./participants/ui/participants-panel.tsx";
export { stateWithCount } from "./participants/ui/state-with-count.ts";
export { AnswersToGoNotice } from "./retention/ui/answers-to-go-notice.tsx";
