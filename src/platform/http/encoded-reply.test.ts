import { expect, it } from "vitest";
import { chooseEncoding, encodeReply } from "./encoded-reply.server.ts";

const reply = await encodeReply({ status: 200, headers: {}, body: "tea ".repeat(1000) }, 5);
const encodingFor = (accepted: string) =>
  chooseEncoding(reply, (name) => (name === "accept-encoding" ? accepted : undefined)).headers[
    "content-encoding"
  ];

it.each([
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.8", "br"],
  ["BR ; q=0.001", "br"],
  ["br;q=0", undefined],
  ["br;q=0, gzip", "gzip"],
  ["gzip , br; q=0.000", "gzip"],
  ["br;q=0,gzip;q=0.0", undefined],
  ["x-br", undefined],
  ["brotli", undefined],
  ["identity", undefined],
  ["", undefined],
])("Accept-Encoding: %s is answered as %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
