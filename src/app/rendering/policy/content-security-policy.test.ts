import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy, hashOfScript, scriptsOfRendering } from "./content-security-policy.server.ts";
import { frameSources } from "./frame-sources.server.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const own = { publicUrl: "https://tsudoi.test", s3: null };
const policyOf = (html: string, settings: object = own) =>
  contentSecurityPolicy(
    scriptsOfRendering(html, "n1").map(hashOfScript),
    settings as Parameters<typeof contentSecurityPolicy>[1],
  ).split("; ");

it("nothing is allowed but what a page of ours needs", () => {
  expect(policyOf("")).toEqual([
    "default-src 'self'",
    "script-src 'self' ",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://tsudoi.test",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

it("a script runs by its hash where it carries the nonce of this rendering, and no other one", () => {
  const scripts = (html: string) => policyOf(html)[1];
  expect(scripts("")).toBe("script-src 'self' ");
  const written = '<script nonce="n1">one</script><p></p><script async nonce="n1">two\n</script>';
  expect(scripts(written)).toBe(`script-src 'self' ${hashOf("one")} ${hashOf("two\n")}`);
  expect(scripts(written + written)).toBe(scripts(written));
  for (const foreign of [
    "<script>evil</script>",
    '<script nonce="n2">evil</script>',
    '<script>nonce="n1"</script>',
    '<script nonce="n1" src="/a.js"></script>',
  ]) {
    expect(scripts(foreign)).toBe("script-src 'self' ");
  }
});

it("another site stands in a frame on the page of an event whose reader asked for the map, and nowhere else", () => {
  const framed = (path: string) => {
    const frames = frameSources(new URL(path, "https://tsudoi.test"));
    return contentSecurityPolicy([], own as never, { frames })
      .split("; ")
      .find((part) => part.startsWith("frame-src"));
  };
  expect(framed("/events/41?map=1&lang=ja")).toBe("frame-src https://www.openstreetmap.org");
  for (const path of ["/events/41", "/?map=1", "/events/41/apply?map=1", "/organizations/8?map=1"]) {
    expect(framed(path), path).toBeUndefined();
  }
});

it("WebAssembly runs where a page needs it, and text still does not", () => {
  const html = '<script nonce="n1">one</script>';
  const [, scripts] = contentSecurityPolicy(scriptsOfRendering(html, "n1").map(hashOfScript), own as never, {
    runsWebAssembly: true,
  }).split("; ");
  expect(scripts).toBe(`script-src 'self' 'wasm-unsafe-eval' ${hashOf("one")}`);
});

it("images come from the bucket where there is one, and are put where it takes them", () => {
  const s3 = { publicUrl: "https://images.example/a", endpoint: "https://s3.example:9000/b" };
  const policy = policyOf("", { ...own, s3 });
  expect(policy).toContain("img-src 'self' data: blob: https://images.example");
  expect(policy).toContain("connect-src 'self' https://s3.example:9000");
});
