import { afterAll, expect, it } from "vitest";
import { startLyingProvider } from "../../../../tests/support/lying-provider.ts";
import { envOf } from "../../../../tests/support/real-provider.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { besidePageFor } from "../page-beside.ts";

const provider = await startLyingProvider();
afterAll(() => provider.close());
const { api } = await startTestServer({ OIDC_PROVIDERS: "kyoto", ...envOf("kyoto", provider.issuer) });

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const begun = async (headers: Record<string, string>, redirectTo = "/events/5") => {
  const answer = await api(`GET /auth/oidc/kyoto?redirect_to=${redirectTo}`, { headers });
  const location = answer.headers.get("location") ?? "";
  return location.startsWith(provider.issuer) ? "at the provider" : location;
};

it.each<[string, Record<string, string>]>([
  ["a browser from one of our pages", { ...browser, "sec-fetch-site": "same-origin" }],
  ["an older browser from one of our pages", { ...browser, referer: "http://tsudoi.test/login" }],
  ["a program", { accept: "*/*" }],
])("a log-in through a provider is begun by %s", async (_who, headers) => {
  expect(await begun(headers)).toBe("at the provider");
});

it.each<[string, Record<string, string>]>([
  ["from another site", { ...browser, "sec-fetch-site": "cross-site", referer: "https://evil.example/" }],
  [
    "from another site to which one of our pages had led",
    { ...browser, "sec-fetch-site": "cross-site", referer: "http://tsudoi.test/" },
  ],
  ["from a site that does not tell its name", { ...browser, "sec-fetch-site": "cross-site" }],
  ["from another host of the domain", { ...browser, "sec-fetch-site": "same-site" }],
  ["from a mail, or typed", { ...browser, "sec-fetch-site": "none" }],
  ["that is older, from another site", { ...browser, referer: "https://evil.example/" }],
  ["that is older, from a site that does not tell its name", browser],
])("a browser %s is asked for a press at the log-in, and led on from there", async (_who, headers) => {
  expect(await begun(headers)).toBe("http://tsudoi.test/login?redirect_to=/events/5");
  expect(await begun(headers, besidePageFor("a page"))).toBe("http://tsudoi.test/login");
});
