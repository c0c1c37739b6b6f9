import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";

const app = "https://app.tsudoi.test";
const { url, api } = await startTestServer({ FRONTEND_ORIGINS: app });

const sessionNames = "access-token,client,uid,token-type,expiry,authorization";

describe("a page of another site", () => {
  it.each([app, "http://tsudoi.test"])(
    "may call from the configured frontend %s and read the session",
    async (origin) => {
      const { status, headers } = await api("GET /masters/prefectures", { headers: { origin } });
      expect(status).toBe(200);
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-expose-headers")).toContain(sessionNames);
      expect(headers.get("vary")).toMatch(/origin/i);
    },
  );

  it("is told so for refusals as well", async () => {
    const { status, headers } = await api("GET /users/own", { headers: { origin: app } });
    expect(status).toBe(401);
    expect(headers.get("access-control-allow-origin")).toBe(app);
  });

  it("may send the session and the language, with the methods of the API", async () => {
    const { status, headers } = await preflight(app);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(app);
    expect(headers.get("access-control-allow-methods")).toBe("GET,POST,PUT,DELETE,OPTIONS");
    expect(headers.get("access-control-allow-headers")).toBe(
      `${sessionNames},door-token,user-locale,x-requested-with,content-type`,
    );
  });

  it.each(["https://evil.example", "https://app.tsudoi.test.evil.example", "null"])(
    "of %s is not let in",
    async (origin) => {
      const read = await api("GET /masters/prefectures", { headers: { origin } });
      expect(read.headers.get("access-control-allow-origin")).toBeNull();
      const { headers } = await preflight(origin);
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  it("does not meet an answer that was kept for another origin", async () => {
    await api("GET /masters/languages", { headers: { origin: app } });
    const { headers } = await api("GET /masters/languages", { headers: { origin: "https://evil.example" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("vary")).toMatch(/origin/i);
  });
});

function preflight(origin: string): Promise<Response> {
  return fetch(`${url}/api/v1/auth/sign_in`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "access-token,client,uid,content-type",
    },
  });
}
