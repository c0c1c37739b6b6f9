import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";

const { url, api, db } = await startTestServer();

describe("a public read", () => {
  it("that the reader has already is answered 304 without a body", async () => {
    const first = await api("GET /masters/languages");
    const etag = first.headers.get("etag") ?? "";
    const again = await api("GET /masters/languages", { headers: { "if-none-match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
  });

  it("is answered anew as soon as its data has changed", async () => {
    const first = await api("GET /masters/languages");
    await db.updateTable("languages").set({ is_commonly_used: true }).where("id", "=", 20).execute();
    const again = await api("GET /masters/languages", {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(200);
    expect(again.body.data.find(({ id }: { id: number }) => id === 20).is_commonly_used).toBe(true);
  });

  it("has a validator of its own in each language", async () => {
    const [en, ja] = await Promise.all([
      api("GET /masters/prefectures", { language: "en" }),
      api("GET /masters/prefectures", { language: "ja" }),
    ]);
    expect(en.headers.get("etag")).not.toBe(ja.headers.get("etag"));
    expect(en.headers.get("vary")).toContain("user-locale");
  });

  it("is compressed for readers who say that they can read it", async () => {
    const raw = await new Promise<{ encoding: string; bytes: Buffer }>((resolve, reject) => {
      const asked = request(
        `${url}/api/v1/masters/all`,
        { headers: { "accept-encoding": "gzip, br" } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part) => parts.push(part));
          answer.on("end", () =>
            resolve({ encoding: String(answer.headers["content-encoding"]), bytes: Buffer.concat(parts) }),
          );
        },
      );
      asked.on("error", reject).end();
    });
    expect(raw.encoding).toBe("br");
    const { data } = JSON.parse(brotliDecompressSync(raw.bytes).toString());
    expect(JSON.parse(data.prefectures)).toHaveLength(47);
  });
});
