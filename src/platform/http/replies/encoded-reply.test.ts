import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import {
  chooseEncoding,
  compressBest,
  encodeReply,
  needsGzip,
  packReply,
  sendEncoded,
  sizeOf,
} from "./encoded-reply.server.ts";

const reply = await encodeReply({ status: 200, headers: {}, body: "tea ".repeat(1000) });
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
  const made = await encodeReply({ status: 200, headers, body: text });
  for (const [name, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const sent = await sendEncoded(asked({ "accept-encoding": name }), made);
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(decode(bytes).toString()).toBe(text);
    expect(Object.fromEntries(sent.headers)).toEqual({
      ...headers,
      etag: made.etag,
      "content-encoding": name,
      "content-length": String(bytes.length),
    });
  }
  const plain = await sendEncoded(asked({}), made);
  expect(Object.fromEntries(plain.headers)).toEqual({
    ...headers,
    etag: made.etag,
    "content-length": "4000",
  });
  expect(await plain.text()).toBe(text);
});

it("a page that is kept is shorter than one for one reader, and than data", async () => {
  const body = readFileSync(import.meta.filename, "utf8");
  const lengthOf = async (type: string, isKept: boolean) =>
    (await encodeReply({ status: 200, headers: { "content-type": type }, body }, { isKept })).br?.length;
  const page = await lengthOf("text/html; charset=utf-8", true);
  expect(await lengthOf("text/html; charset=utf-8", false)).toBeGreaterThan(page ?? 0);
  expect(await lengthOf("application/json", true)).toBeGreaterThan(page ?? 0);
});

it("what is short is compressed for nobody", async () => {
  const isCompressed = async (length: number) => {
    const made = await encodeReply({ status: 200, headers, body: "x".repeat(length) });
    const accepted = await Promise.all(
      ["br", "gzip"].map((name) => sendEncoded(asked({ "accept-encoding": name }), made)),
    );
    return accepted.map((answer) => answer.headers.get("content-encoding"));
  };
  expect([await isCompressed(1023), await isCompressed(1024)]).toEqual([
    [null, null],
    ["br", "gzip"],
  ]);
});

it("a packed answer is the same for every reader, and takes the memory of brotli alone unless it is large", async () => {
  const made = await encodeReply({ status: 200, headers, body: text });
  const packed = packReply(made);
  expect(sizeOf(packed)).toBe(made.br?.length);
  expect(packed.br?.buffer.byteLength).toBe(made.br?.length);
  const bodies = await Promise.all(
    ["br", "gzip", ""].map(async (name) => {
      const answer = chooseEncoding(packed, () => name);
      const bytes = answer.bytes as Buffer;
      expect(answer.headers["content-length"]).toBe(String(bytes.length));
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[name];
      return (decode?.(bytes) ?? bytes).toString();
    }),
  );
  expect(bodies).toEqual([text, text, text]);
  const again = await compressBest(packed);
  expect([again.plain, again.etag, brotliDecompressSync(again.br as Buffer).toString()]).toEqual([
    null,
    made.etag,
    text,
  ]);
  const large = await encodeReply({ status: 200, headers, body: "x".repeat(300_000) });
  expect(packReply(large).plain).toHaveLength(300_000);
  const short = await encodeReply({ status: 200, headers, body: "tea" });
  expect(packReply(short).plain).toHaveLength(3);
});

it("an answer takes the memory of its bodies, and has a validator of its own", async () => {
  const short = await encodeReply({ status: 200, headers, body: Buffer.from("tea") });
  expect(sizeOf(short)).toBe(3);
  const japanese = await encodeReply({ status: 200, headers, body: "お茶" });
  const sent = await sendEncoded(asked({}), japanese);
  expect([sizeOf(japanese), sent.headers.get("content-length")]).toEqual([6, "6"]);
  const made = await encodeReply({ status: 200, headers, body: text });
  await sendEncoded(asked({ "accept-encoding": "gzip" }), made);
  expect(sizeOf(made)).toBe(4000 + (made.br?.length ?? 0) + (made.gzip?.length ?? 0));
  const other = await encodeReply({ status: 200, headers, body: "milk" });
  expect(short.etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(other.etag).not.toBe(short.etag);
});

it("a large answer is put into gzip in a thread, once for all who take no better encoding, and says so", async () => {
  const made = await encodeReply({ status: 200, headers, body: text.repeat(100) });
  const takesGzip = () => "gzip";
  expect([needsGzip(made, takesGzip), needsGzip(made, () => "gzip, br")]).toEqual([true, false]);
  expect(needsGzip(packReply(await encodeReply({ status: 200, headers, body: text })), takesGzip)).toBe(
    false,
  );
  const answers = await Promise.all(
    [1, 2].map(() => sendEncoded(asked({ "accept-encoding": "gzip" }), made)),
  );
  for (const answer of answers) {
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text.repeat(100));
  }
  expect(needsGzip(made, takesGzip)).toBe(false);
});

it("who has the answer is told so, without a body or its type", async () => {
  const made = await encodeReply({ status: 200, headers, body: "tea" });
  const bare = made.etag.slice(2);
  const statusesFor = (sent: string[]) =>
    Promise.all(sent.map(async (tag) => (await sendEncoded(asked({ "if-none-match": tag }), made)).status));
  const known = [made.etag, bare, "*", '"x", *', `"x", ${made.etag}`, ` ${bare} , "x"`];
  expect(await statusesFor(known)).toEqual([304, 304, 304, 304, 304, 304]);
  expect(await statusesFor(['"x"', `x${bare}`, `"xW/${bare.slice(1)}`])).toEqual([200, 200, 200]);
  const unchanged = await sendEncoded(asked({ "if-none-match": made.etag }), made);
  expect(await unchanged.text()).toBe("");
  expect(Object.fromEntries(unchanged.headers)).toEqual({ vary: "accept-encoding", etag: made.etag });
});

it("an answer that is no success is sent again", async () => {
  const missing = await encodeReply({ status: 404, headers, body: "tea" });
  expect((await sendEncoded(asked({ "if-none-match": missing.etag }), missing)).status).toBe(404);
});
