import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, encodeReply, sendEncoded, sizeOf } from "./encoded-reply.server.ts";

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

const text = "tea ".repeat(1000);
const headers = { "content-type": "text/plain", vary: "accept-encoding" };
const asked = (sent: Record<string, string>) => new Request("http://tsudoi.test", { headers: sent });

it("an encoding says what it is and how long; what it decodes to is the answer", async () => {
  const made = await encodeReply({ status: 200, headers, body: text }, 5);
  for (const [name, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const sent = sendEncoded(asked({ "accept-encoding": name }), made);
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(decode(bytes).toString()).toBe(text);
    expect(Object.fromEntries(sent.headers)).toEqual({
      ...headers,
      etag: made.etag,
      "content-encoding": name,
      "content-length": String(bytes.length),
    });
  }
  expect(made.plain.headers).toEqual({ ...headers, etag: made.etag, "content-length": "4000" });
  expect(made.plain.bytes.toString()).toBe(text);
});

it("what is sent once is not compressed for those that take gzip alone, what is short for nobody", async () => {
  const once = await encodeReply({ status: 200, headers, body: text }, 3);
  expect([once.br === null, once.gzip]).toEqual([false, null]);
  const encodings = async (length: number) => {
    const { br, gzip } = await encodeReply({ status: 200, headers, body: "x".repeat(length) }, 5);
    return [br === null, gzip === null];
  };
  expect([await encodings(1023), await encodings(1024)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it("an answer takes the memory of its bodies, and has a validator of its own", async () => {
  const short = await encodeReply({ status: 200, headers, body: Buffer.from("tea") }, 5);
  expect([sizeOf(short), short.plain.bytes.toString()]).toEqual([3, "tea"]);
  const japanese = await encodeReply({ status: 200, headers, body: "お茶" }, 5);
  expect([sizeOf(japanese), japanese.plain.headers["content-length"]]).toEqual([6, "6"]);
  expect(sizeOf(reply)).toBe(
    4000 + Number(reply.br?.headers["content-length"]) + Number(reply.gzip?.headers["content-length"]),
  );
  const other = await encodeReply({ status: 200, headers, body: "milk" }, 5);
  expect(short.etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(other.etag).not.toBe(short.etag);
});

it("who has the answer is told so, without a body or its type", async () => {
  const made = await encodeReply({ status: 200, headers, body: "tea" }, 5);
  const bare = made.etag.slice(2);
  const statusFor = (ifNoneMatch: string) =>
    sendEncoded(asked({ "if-none-match": ifNoneMatch }), made).status;
  expect([made.etag, bare, "*", '"x", *', `"x", ${made.etag}`, ` ${bare} , "x"`].map(statusFor)).toEqual([
    304, 304, 304, 304, 304, 304,
  ]);
  expect(['"x"', `x${bare}`, `"xW/${bare.slice(1)}`].map(statusFor)).toEqual([200, 200, 200]);
  const unchanged = sendEncoded(asked({ "if-none-match": made.etag }), made);
  expect(await unchanged.text()).toBe("");
  expect(Object.fromEntries(unchanged.headers)).toEqual({ vary: "accept-encoding", etag: made.etag });
});

it("an answer that is no success is sent again", async () => {
  const missing = await encodeReply({ status: 404, headers, body: "tea" }, 5);
  expect(sendEncoded(asked({ "if-none-match": missing.etag }), missing).status).toBe(404);
});
