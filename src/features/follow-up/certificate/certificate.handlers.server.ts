import type { Executor } from "../../../platform/db/client.server.ts";
import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { certificateContracts as contracts } from "./certificate.contract.ts";
import { countCertificates, isCertificateOffered, offerCertificates } from "./certificate-rows.server.ts";
import { makeCertificate, readAfterEvent } from "./make-certificate.server.ts";
import { verifyCertificate } from "./verify-certificate.server.ts";

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
    const file = await makeCertificate(context.platform, params.id, sessionOf(context).user.id, context);
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
  ({ platform, address, language }, { params, query }) =>
    verifyCertificate(platform, { number: params.number, familyName: query.family_name, address, language }),
);

async function readOffer(db: Executor, eventId: number) {
  return {
    is_offered: await isCertificateOffered(db, eventId),
    issued: await countCertificates(db, eventId),
  };
}
