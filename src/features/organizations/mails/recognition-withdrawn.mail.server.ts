import { defineRecognitionMail } from "./define-recognition-mail.server.ts";

/** To an organization whose recognition a university has withdrawn; nothing where it is recognised again by then. */
export const recognitionWithdrawnMail = defineRecognitionMail("recognition_withdrawn", { isInForce: false });
