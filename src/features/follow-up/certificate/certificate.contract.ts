import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxCertificateNameLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { line, pathId, pathName } from "../../../shared/wire.ts";

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

const VerifiedCertificate = z.object({
  result: z.enum(["true", "not_known"]),
  /** Title of the event, in the caller's language; as all below only where the family name fits. */
  event: z.string().optional(),
  /** First and last day of the event, such as `2026-11-27`. */
  date: z.string().optional(),
  last_date: z.string().optional(),
  /** Of the name on the sheet. */
  initials: z.string().optional(),
});
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>;
/** As the page shows it. */
export type CertificateVerdict = VerifiedCertificate | { result: "too_many" };

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
    summary:
      "The caller's certificate of attendance, once the event that gives them is over; twenty new ones an hour",
    refusals: [429],
    params: EventPath,
    bare: true,
    answer: z.unknown(),
    media: "application/pdf",
  }),
  "GET /certificates/{number}": defineContract({
    summary:
      "Whether a certificate with this number is true; with the family name on the sheet also its event, dates and the name's initials, and `not_known` with another one. Refused after 60 wrong tries an hour, or 40 names of one number; true ones do not count",
    refusals: [429],
    params: z.object({ number: pathName("certificate") }),
    query: z.object({ family_name: line(maxCertificateNameLength).optional() }),
    answer: VerifiedCertificate,
  }),
};
