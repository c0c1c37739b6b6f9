import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, pathName } from "../../../shared/wire.ts";

const EventPath = z.object({ id: pathId("event") });

const CertificateOffer = z.object({
  is_offered: z.boolean(),
  /** How many have asked for theirs. */
  issued: z.int(),
});
export type CertificateOffer = z.infer<typeof CertificateOffer>;

/** Things that there are after an event for somebody who came to it. */
export const AfterEvent = z.object({
  /** Null where nothing is asked, or not any more. */
  survey: z.enum(["open", "answered"]).nullable(),
  /** Whether there is a certificate of attendance now. */
  certificate: z.boolean(),
});
export type AfterEvent = z.infer<typeof AfterEvent>;

export const certificateContracts = {
  "GET /events/{id}/after_event": defineContract({
    summary:
      "What there is for the caller after the event: a survey, a certificate; nothing for who did not come",
    params: EventPath,
    answer: AfterEvent,
  }),
  "GET /events/{id}/certificate": defineContract({
    summary: "Whether the event gives certificates of attendance, and how many were taken",
    params: EventPath,
    answer: CertificateOffer,
  }),
  "PUT /events/{id}/certificate": defineContract({
    summary: "Give certificates, or no more; those that were taken stay true",
    params: EventPath,
    body: z.object({ is_offered: z.boolean("invalid") }),
    answer: CertificateOffer,
  }),
  "GET /events/{id}/certificate.pdf": defineContract({
    summary: "The caller's certificate of attendance, once the event that gives them is over",
    params: EventPath,
    bare: true,
    answer: z.unknown(),
    media: "application/pdf",
  }),
  "GET /certificates/{number}": defineContract({
    summary:
      "Whether a certificate with this number is true; tells no more, and is refused after 60 unknown ones an hour",
    params: z.object({ number: pathName("certificate") }),
    answer: z.object({ result: z.enum(["true", "not_known"]) }),
  }),
};
