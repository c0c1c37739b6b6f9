export { mailsOfEvent } from "./mails-of-event.server.ts";
