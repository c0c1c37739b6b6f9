import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";

const { api } = await startTestServer();

describe("every call", () => {
  it("is found with and without a slash at its end", async () => {
    expect((await api("GET /masters/prefectures")).status).toBe(200);
    expect((await api("GET /masters/prefectures/")).status).toBe(200);
  });

  it("answers an unknown address with the shape of every refusal, in the caller's language", async () => {
    const answer = await api("GET /nowhere", { language: "ja" });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ errors: { request: ["が見つかりません"] } });
  });
});
