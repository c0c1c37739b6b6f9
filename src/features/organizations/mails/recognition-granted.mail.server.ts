import { defineRecognitionMail } from "./define-recognition-mail.server.ts";

/** To an organization that a university has recognised, or whose recognition it has changed; nothing where it is withdrawn by then. */
export const recognitionGrantedMail = defineRecognitionMail("recognition_granted", { isInForce: true });
