export { renderApplicationCancelled, renderApplicationConfirmed } from "./mails/application-mails.server.ts";
export { participantsOf } from "./participants/find-participants.server.ts";
