import { type Certificate, drawCertificate } from "./draw-certificate.server.ts";
import type { DrawnText } from "./drawn-text.ts";

/** Draws a certificate, or says which of its texts have to be drawn as pictures first. */
export function draw(task: { certificate: Certificate; drawn: [key: string, DrawnText][] }) {
  return drawCertificate(task.certificate, new Map(task.drawn));
}
