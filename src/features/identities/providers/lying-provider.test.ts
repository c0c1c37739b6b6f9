import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLyingProvider } from "../../../../tests/support/lying-provider.ts";
import { ProviderLogIn } from "../../../../tests/support/provider-log-in.ts";
import { envOf } from "../../../../tests/support/real-provider.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const liar = await startLyingProvider();
const [down, late] = [await startLyingProvider(), await startLyingProvider()];
const lineIssuer = "https://access.line.me";
const lineEnv = envOf("line", lineIssuer);
const line = await startLyingProvider({
  issuer: lineIssuer,
  secret: lineEnv.OIDC_LINE_CLIENT_SECRET as string,
});
afterAll(() => Promise.all([liar, down, late, line].map((provider) => provider.close())));
const server = await startTestServer({
  OIDC_PROVIDERS: "kyoto,down,late,line",
  LOG_LEVEL: "fatal",
  ...envOf("kyoto", liar.issuer),
  ...envOf("down", down.issuer),
  ...envOf("late", late.issuer),
  ...lineEnv,
});

/** Where the site sends a browser that comes back from the provider. */
async function comeBack(provider = "kyoto"): Promise<string> {
  const visit = new ProviderLogIn(server);
  const address = await visit.begin(provider, "/");
  return address.includes("/callback") ? (await visit.finish(address)).href : address;
}
const failed = (reason: string) => `http://tsudoi.test/login#failed=${reason}`;
const ticket = /#ticket=[\w-]{22}$/;
const seconds = (count: number) => Math.floor(Date.now() / 1000) + count;

describe("what a provider says of somebody", () => {
  it("is taken as OpenID Connect says it", async () => {
    liar.tell({});
    expect(await comeBack()).toMatch(ticket);
  });

  it.each<[string, object]>([
    ["for another site", { claims: { aud: "somebody-else" } }],
    ["for several, of whom another one asked", { claims: { aud: ["tsudoi", "other"], azp: "other" } }],
    ["in the name of another issuer", { claims: { iss: "https://evil.example" } }],
    ["to another question", { claims: { nonce: "made-up" } }],
    ["to no question", { claims: { nonce: undefined } }],
    ["of nobody", { claims: { sub: undefined } }],
    ["for a time that has ended", { claims: { exp: seconds(-120) } }],
    ["signed by a key that is not its own", { isForged: true }],
    ["signed by its public key as by a secret", { alg: "HS256" }],
    ["without a signature", { alg: "none" }],
    ["not at all", { hasNoToken: true }],
    ["with the name of another issuer in the address", { answer: { iss: "https://evil.example" } }],
    ["with a state of its own", { answer: { state: "made-up" } }],
  ])("is refused where it says it %s", async (_why, lies) => {
    liar.tell(lies);
    expect(await comeBack()).toMatch(/#failed=(refused|expired)$/);
  });

  it("may come from a clock that is half a minute behind or ahead", async () => {
    for (const claims of [{ exp: seconds(-30) }, { iat: seconds(30) }, { nbf: seconds(30) }]) {
      liar.tell({ claims });
      expect(await comeBack()).toMatch(ticket);
    }
  });

  it("of whatever shape its claims are, breaks nothing", async () => {
    for (const claims of [
      { email: 7, name: ["a"], given_name: {} },
      { email: "nobody", email_verified: true },
      { email: `${"a".repeat(300)}@kyoto.example`, email_verified: true },
      { name: `\u0000${"あ".repeat(300)}\n\u202e` },
    ]) {
      liar.tell({ claims });
      const visit = new ProviderLogIn(server);
      const page = await visit.finish(await visit.begin("kyoto", "/"));
      const answer = await visit.trade(new URLSearchParams(page.hash.slice(1)).get("ticket") ?? "");
      expect([answer.status, answer.body.person.email]).toEqual([200, ""]);
      expect(answer.body.person.first_name.length).toBeLessThanOrEqual(100);
    }
  });

  it.each(["a".repeat(256), "a\u0000", ""])("a subject that none can be is refused: %j", async (sub) => {
    liar.tell({ claims: { sub } });
    expect(await comeBack()).toBe(failed("refused"));
  });
});

describe("what LINE says of somebody, which it signs with the secret that it shares with the site", () => {
  beforeEach(() => {
    const fetched = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation((address, init) =>
      fetched(String(address).replace(line.issuer, line.address), init),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it("is taken", async () => {
    line.tell({});
    expect(await comeBack("line")).toMatch(ticket);
  });

  it.each<[string, object]>([
    ["by another secret", { isForged: true }],
    ["by a key, as others are", { alg: "RS256" }],
    ["by nothing", { alg: "none" }],
    ["for another site", { claims: { aud: "somebody-else" } }],
  ])("is refused where it is signed %s", async (_how, lies) => {
    line.tell(lies);
    expect(await comeBack("line")).toBe(failed("refused"));
  });
});

describe("a provider that is away", () => {
  it("leads back to the log-in, and is not waited for again at once", async () => {
    down.tell({ status: 503 });
    expect(await comeBack("down")).toBe(failed("unreachable"));
    const asked = down.asked();
    expect(await comeBack("down")).toBe(failed("unreachable"));
    expect(down.asked()).toBe(asked);
  });

  it("when somebody comes back from it is told as well", async () => {
    liar.tell({});
    const visit = new ProviderLogIn(server);
    const address = await visit.begin("kyoto", "/");
    liar.tell({ status: 502 });
    expect((await visit.finish(address)).href).toBe(failed("unreachable"));
  });

  it("is asked once what it can do, and counts for an hour while it is away; then it is asked beside the log-in", async () => {
    late.tell({});
    expect(await comeBack("late")).toMatch(ticket);
    late.tell({ discovery: { authorization_endpoint: "http://127.0.0.1:1/gone" } });
    expect(await comeBack("late")).toMatch(ticket);
    const hourLater = performance.now() + 61 * 60_000;
    vi.spyOn(performance, "now").mockReturnValue(hourLater);
    late.tell({ delay: 300, discovery: { authorization_endpoint: `${late.issuer}/elsewhere` } });
    const begun = Date.now();
    const visit = new ProviderLogIn(server);
    const first = await visit.browser.open("http://tsudoi.test/api/v1/auth/oidc/late");
    expect(Date.now() - begun).toBeLessThan(300);
    expect(first.headers.get("location")).toMatch(`${late.issuer}/in`);
    await expect
      .poll(async () =>
        (await visit.browser.open("http://tsudoi.test/api/v1/auth/oidc/late")).headers.get("location"),
      )
      .toMatch(`${late.issuer}/elsewhere`);
    vi.restoreAllMocks();
  });

  it("after five seconds is given up", async () => {
    liar.tell({});
    const visit = new ProviderLogIn(server);
    const address = await visit.begin("kyoto", "/");
    liar.tell({ delay: 7000 });
    const begun = Date.now();
    expect((await visit.finish(address)).href).toBe(failed("unreachable"));
    expect(Date.now() - begun).toBeLessThan(6900);
  });
});
