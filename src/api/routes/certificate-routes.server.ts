import type { certificateContracts } from "../../features/follow-up/certificate/certificate.contract.ts";
import * as certificates from "../../features/follow-up/certificate/certificate.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { anyone, eventManager, user } from "../policies.server.ts";

/** The calls of what people have of an event that they came to. */
export const certificateRoutes: Routes<typeof certificateContracts> = {
  "GET /events/{id}/after_event": route(user, certificates.showAfterEventHandler),
  "GET /events/{id}/certificate": route(eventManager, certificates.showCertificateOfferHandler),
  "PUT /events/{id}/certificate": route(eventManager, certificates.offerCertificatesHandler),
  "GET /events/{id}/certificate.pdf": route(user, certificates.downloadCertificateHandler),
  "GET /certificates/{number}": route(anyone, certificates.verifyCertificateHandler),
};
