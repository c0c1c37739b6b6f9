import {
  type EncodedReply,
  encodeReply,
  sendEncoded,
} from "../../platform/http/replies/encoded-reply.server.ts";
import { securityHeaders } from "../../platform/http/replies/security-headers.ts";
import { openApiDocument } from "./openapi-document.server.ts";

let written: Promise<EncodedReply> | null = null;

const headers = {
  ...securityHeaders,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, no-cache",
  vary: "accept-encoding",
  // Tools of other sites may read what anybody may read.
  "access-control-allow-origin": "*",
};

/** The document changes with the program alone, so it is written once. */
export async function answerOpenApi(request: Request): Promise<Response> {
  written ??= encodeReply(
    { status: 200, headers, body: JSON.stringify(openApiDocument()) },
    { isKept: true },
  );
  return sendEncoded(request, await written);
}
