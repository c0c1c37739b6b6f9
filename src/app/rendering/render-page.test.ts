import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startTestServer } from "../../../tests/support/server.ts";
import { ReplyCache } from "../../platform/cache/reply-cache.server.ts";
import { handleError } from "../entry.server.tsx";
import { pageContext } from "./page-context.server.ts";
import { createPageRenderer } from "./render-page.server.ts";

const { platform } = await startTestServer();
/** The addresses that pages were rendered of. */
const rendered: string[] = [];

/** Events while a page is made. */
let whileLoading = () => {};
afterEach(() => {
  whileLoading = () => {};
});

const module = {
  loader({ request, context }: LoaderFunctionArgs) {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    whileLoading();
    const { db } = context.get(pageContext).platform;
    return new Response(db === platform.visitorsDb ? "for visitors" : "for one");
  },
};

const build = {
  entry: { module: { default: (_: Request, status: number) => new Response(null, { status }), handleError } },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    home: { id: "home", parentId: "root", index: true, module },
    any: { id: "any", parentId: "root", path: "*", module },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  basename: "/",
  future: {},
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  ssr: true,
} as unknown as ServerBuild;

const cache = new ReplyCache(platform.publicDataChanges, platform.clock);
const answerPage = createPageRenderer(build, platform, cache);
const ask = (path: string, init?: RequestInit) => answerPage(new Request(`http://tsudoi.test${path}`, init));
const renderedFor = async (paths: string[]) => {
  rendered.length = 0;
  await Promise.all(paths.map((path) => ask(path)));
  return rendered;
};

describe("a page", () => {
  it("is rendered once for a hundred addresses that mean the same, and of what they mean alone", async () => {
    const spellings = Array.from({ length: 100 }, (_, place) =>
      place % 2 ? `/?x=${place}&prefecture_id=26&q=tea` : `/?q=%20tea&language_id=x&prefecture_id=26`,
    );
    expect(await renderedFor(spellings)).toEqual(["/?prefecture_id=26&q=tea"]);
  });

  it("is rendered once more for readers of a second language, and for none where it adds nothing", async () => {
    rendered.length = 0;
    for (const cookie of ["", "second_lang=ja", "second_lang=ja", "second_lang=en", "second_lang=xx"])
      await ask("/calendar?lang=en", { headers: { cookie } });
    expect(rendered).toHaveLength(2);
  });

  it("without scripts takes the second language from its address, and keeps it in a cookie", async () => {
    rendered.length = 0;
    const answer = await ask("/calendar?lang=en&second_lang=ja");
    expect(answer.headers.get("set-cookie")).toBe("second_lang=ja; Path=/; SameSite=Lax");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    await ask("/calendar?lang=en", { headers: { cookie: "second_lang=ja" } });
    const none = await ask("/calendar?lang=en&second_lang=", { headers: { cookie: "second_lang=ja" } });
    expect(none.headers.get("set-cookie")).toBe("second_lang=; Path=/; SameSite=Lax");
    expect(rendered).toEqual([]);
  });

  it("has one share picture, whatever its address carries", async () => {
    const asked = Array.from({ length: 20 }, (_, place) => `/events/1/picture/ja.png?q=${place}`);
    expect(await renderedFor(asked)).toEqual(["/events/1/picture/ja.png"]);
  });

  it.each(["/events/6.data?_routes=any", "/events/6.data", "/manage/x.data"])(
    "%s is no failure where its reader goes on to another page while it is made",
    async (path) => {
      const leaving = new AbortController();
      whileLoading = () => leaving.abort();
      await ask(path, { signal: leaving.signal }).then(
        ({ status }) => expect(status).toBe(200),
        // Nobody waited for it any more.
        ({ kind }) => expect(kind).toBe("closed"),
      );
    },
  );

  it.each(["/events/7", "/events/7.data", "/events/7.data?_routes=any"])(
    "%s asks to come back where a part is away, such as a disk that is full, and is not kept",
    async (path) => {
      whileLoading = () => {
        throw Object.assign(new Error("could not extend file"), { code: "53100" });
      };
      const { status, headers } = await ask(path);
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
      whileLoading = () => {};
      expect((await ask(path)).status).toBe(200);
    },
  );

  it("waits for its turn among pages, a share picture among pictures", async () => {
    const answer = vi.spyOn(cache, "answer");
    for (const path of ["/events/1", "/events/1/picture/en.png", "/events/1/calendar.ics"]) await ask(path);
    expect(answer.mock.calls.map(([, , , options]) => options?.isDrawn)).toEqual([false, true, false]);
    answer.mockRestore();
  });

  it.each([
    ["/events/1/?lang=ja", "/events/1?lang=ja"],
    ["/events/%31", "/events/1"],
    ["//", "/"],
    ["//evil.example//", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
  ])("at %s has moved to its own address, %s", async (path, address) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, address]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("of one reader is rendered of the whole address and not kept", async () => {
    const path = "/mail_preferences?token=a&lang=ja";
    expect(await renderedFor([path, path])).toEqual([path, path]);
    const answer = await ask(path);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toBe("for one");
  });

  it("that is the same for everybody is read over the visitors' connections", async () => {
    const answer = await ask("/");
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    expect(await answer.text()).toBe("for visitors");
  });

  it.each([
    ["/events/1/check_in", "camera=(self)"],
    ["/door/abc", "camera=(self)"],
    ["/door/abc?lang=ja", "camera=(self)"],
    ["/", "camera=()"],
    ["/events/1", "camera=()"],
    ["/events/1/ticket", "camera=()"],
    ["/events/1/check_in/more", "camera=()"],
    ["/door", "camera=()"],
  ])("at %s gets %s: the camera is for reading tickets alone", async (path, camera) => {
    const policy = (await ask(path)).headers.get("permissions-policy");
    expect(policy).toBe(`${camera}, microphone=(), geolocation=(), payment=()`);
  });
});
