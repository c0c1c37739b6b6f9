import { defineRecognitionMail } from "./define-recognition-mail.server.ts";

/** To an organization whose recognition ends in thirty days; nothing where it has ended by then. */
export const recognitionEndsSoonMail = defineRecognitionMail("recognition_ends_soon", { isInForce: true });
