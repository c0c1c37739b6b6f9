import { inShortRun } from "../support/short-run.ts";
import { expect, test } from "./support/site.ts";

test(
  "the home page is in the browser's language and wakes up without an error",
  inShortRun,
  async ({ page, language }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.waitForLoadState("networkidle");
  },
);

test(
  "a page that was first asked for its headers alone is kept whole",
  inShortRun,
  async ({ request, language }) => {
    const address = `/?q=${language}-${Date.now()}`;
    await request.head(address);
    expect(await (await request.get(address)).text()).toContain("</html>");
  },
);

test("?lang= is remembered by its own reader alone, from a kept page as from one that is made", async ({
  request,
  language,
}) => {
  const other = language === "ja" ? "en" : "ja";
  const page = "/static/privacy_policy";
  for (const _time of ["made", "kept"]) {
    const answer = await request.get(`${page}?lang=${other}`, { headers: { "sec-fetch-mode": "navigate" } });
    expect(answer.headers()["set-cookie"]).toBe(`visit_lang=${other}; Path=/; SameSite=Lax`);
    expect(answer.headers()["cache-control"]).toBe("private, no-cache");
  }
  const next = await request.get(page);
  expect([next.headers()["content-language"], next.headers()["set-cookie"]]).toEqual([other, undefined]);
});

test("an address that no database can hold leads nowhere", async ({ request }) => {
  for (const path of ["/u/%00", "/help_articles/%00", "/events/%00", "/organizations/%00", "/static/%00"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test(
  "an address that leads nowhere says so in the reader's language",
  inShortRun,
  async ({ page, language }) => {
    const answer = await page.goto("/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      language === "ja" ? "ページが見つかりません" : "There is nothing at this address",
    );
  },
);

test("an event's story and poster are there for everybody, in its languages", async ({
  request,
  language,
}) => {
  const { data } = await (await request.get("/api/v1/events?limit=1")).json();
  for (const [file, type] of [
    [`story-${language}.png`, "image/png"],
    [`poster-${language}.pdf`, "application/pdf"],
  ] as const) {
    const answer = await request.get(`/events/${data[0].id}/picture/${file}`);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, type]);
    expect((await request.get(`/events/999999/picture/${file}`)).status()).toBe(404);
  }
  expect((await request.get(`/events/${data[0].id}/picture/story-${language}.pdf`)).status()).toBe(404);
});
