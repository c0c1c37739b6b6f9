import { type EncodedBody, encodeBody, sendEncoded } from "../../platform/http/encoded-body.server.ts";
import { securityHeaders } from "../../platform/http/security-headers.ts";
import { openApiDocument } from "./document.server.ts";

let written: Promise<EncodedBody> | null = null;

/** The document changes with the program alone, so it is written once. */
export async function answerOpenApi(request: Request): Promise<Response> {
  written ??= encodeBody(JSON.stringify(openApiDocument()), 5);
  return sendEncoded(request, await written, {
    status: 200,
    headers: {
      ...securityHeaders,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, no-cache",
      vary: "accept-encoding",
      // Tools of other sites may read what anybody may read.
      "access-control-allow-origin": "*",
    },
  });
}
