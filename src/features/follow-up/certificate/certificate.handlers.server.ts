import type { Executor } from "../../../platform/db/client.server.ts";
import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { certificateContracts as contracts } from "./certificate.contract.ts";
import { readCertificateNumber } from "./certificate-number.ts";
import {
  countCertificates,
  isCertificateOffered,
  isCertificateTrue,
  offerCertificates,
} from "./certificate-rows.server.ts";
import { makeCertificate, readAfterEvent } from "./make-certificate.server.ts";

/** Only unknown ones count: a true one may be looked at by everybody who reads it. */
const unknownNumbers = { name: "certificate", max: 60, seconds: 60 * 60 };

export const showAfterEventHandler = handler(
  contracts["GET /events/{id}/after_event"],
  (context, { params }) => readAfterEvent(context.platform, params.id, sessionOf(context).user.id),
);

export const showCertificateOfferHandler = handler(
  contracts["GET /events/{id}/certificate"],
  (context, { params }) => readOffer(context.platform.db, params.id),
);

export const offerCertificatesHandler = handler(
  contracts["PUT /events/{id}/certificate"],
  async (context, { params, body }) => {
    const { db } = context.platform;
    await offerCertificates(db, params.id, body.is_offered);
    return readOffer(db, params.id);
  },
);

export const downloadCertificateHandler = handler(
  contracts["GET /events/{id}/certificate.pdf"],
  async (context, { params }) => {
    const file = await makeCertificate(context.platform, params.id, sessionOf(context).user.id);
    return new Response(new Uint8Array(file), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="certificate-${params.id}.pdf"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  },
);

export const verifyCertificateHandler = handler(
  contracts["GET /certificates/{number}"],
  async (context, { params }) => {
    const { platform, address } = context;
    const attempt = await limitAttempts(platform, unknownNumbers, address);
    const number = readCertificateNumber(params.number);
    const isTrue = number !== null && (await isCertificateTrue(platform.db, number));
    if (isTrue) await attempt.undo();
    return { result: isTrue ? ("true" as const) : ("not_known" as const) };
  },
);

async function readOffer(db: Executor, eventId: number) {
  return {
    is_offered: await isCertificateOffered(db, eventId),
    issued: await countCertificates(db, eventId),
  };
}
