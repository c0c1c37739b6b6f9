import { type ClientRequest, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Settings } from "../../../../platform/env/read-settings.ts";
import { isPublicAddress } from "../public-address.server.ts";
import { type ResolveName, readWebhookUrl, resolverFor } from "../webhook-url.server.ts";

const timeoutMs = 10_000;
const answerBytesAtMost = 64 * 1024;

/** What became of one try: the status of an answer, or why there was none. */
export type SendResult = { status: number; problem: null } | { status: null; problem: SendProblem };
export type SendProblem = "timeout" | "not_public" | "not_found" | "certificate" | "unreachable";

export interface SendOptions {
  settings: Pick<Settings, "webhookPrivateNetworks">;
  resolve?: ResolveName;
  /** Shorter in tests. */
  within?: number;
}

/**
 * Posts a message. The connection's own look-up decides where it leads, so that no name can lead elsewhere between a check and the
 * connection; each message has a connection of its own. Redirects are answers like any other. Of what the server sends back its
 * status alone counts; more than 64 KB are not read, and whoever has not answered whole within ten seconds has not answered.
 */
export function sendMessage(
  address: string,
  body: string,
  headers: Record<string, string>,
  { settings, resolve = resolverFor(settings), within = timeoutMs }: SendOptions,
): Promise<SendResult> {
  const url = readWebhookUrl(address, settings);
  if (!url) return Promise.resolve({ status: null, problem: "not_public" });
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done) => {
    const request = send(url, {
      method: "POST",
      agent: false,
      lookup: checkedLookup(resolve, settings.webhookPrivateNetworks),
      headers: {
        ...headers,
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Tsudoi-Webhooks/1",
      },
    });
    const end = (result: SendResult) => {
      clearTimeout(timer);
      request.destroy();
      done(result);
    };
    const timer = setTimeout(() => end({ status: null, problem: "timeout" }), within);
    request.on("error", (error) => end({ status: null, problem: problemOf(error) }));
    readStatus(request, (status) => end({ status, problem: null }));
    request.end(body);
  });
}

function readStatus(request: ClientRequest, onAnswered: (status: number) => void): void {
  request.on("response", (answer) => {
    const status = answer.statusCode ?? 0;
    let bytes = 0;
    answer.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > answerBytesAtMost) onAnswered(status);
    });
    answer.on("end", () => onAnswered(status));
    answer.on("error", () => onAnswered(status));
  });
}

class NotPublicError extends Error {
  readonly code = "NOT_PUBLIC";
}

/** As the system's, but fails where an address is not public: of a name with several no connection may pick the wrong one. */
function checkedLookup(resolve: ResolveName, allowsPrivate: boolean): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first) return callback(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 0);
        if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
          return callback(new NotPublicError("not a public address"), "", 0);
        if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
}

function problemOf(error: NodeJS.ErrnoException): SendProblem {
  const { code = "" } = error;
  if (code === "NOT_PUBLIC") return "not_public";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "not_found";
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/.test(code)
    ? "certificate"
    : "unreachable";
}
