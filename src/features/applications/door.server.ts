export { participantsOf } from "./participants.server.ts";
