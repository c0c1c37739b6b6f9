import { createServer } from "node:http";
import { inShortRun } from "../support/short-run.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: { label: "用途", make: "トークンをつくる", token: "トークン", done: "控えました", end: "無効にする" },
  en: { label: "What it is for", make: "Make a token", token: "Token", done: "I have kept it", end: "End" },
};

test(
  "an organizer makes a token, a program reads with it, and once it is ended does not",
  inShortRun,
  async ({ page, accounts, language }) => {
    const headers = await signInAs(page.request, accounts.organizer);
    const { data } = await (await page.request.get("/api/v1/organizations", { headers })).json();
    const followers = `/api/v1/organizations/${data[0].id}/followers`;
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${data[0].id}/connections`);
    const name = `Program ${Date.now()}`;
    const t = words[language];
    await page.getByLabel(t.label, { exact: true }).fill(name);
    await page.getByRole("button", { name: t.make }).click();
    const token = await page.getByRole("dialog").getByLabel(t.token, { exact: true }).inputValue();
    await page.getByRole("button", { name: t.done }).click();
    const ask = async () =>
      (await page.request.get(followers, { headers: { authorization: `Bearer ${token}` } })).status();
    expect(await ask()).toBe(200);
    await page.getByRole("row", { name }).getByRole("button").click();
    await page.getByRole("dialog").getByRole("button", { name: t.end, exact: true }).click();
    await expect(page.getByRole("row", { name })).toHaveCount(0);
    expect(await ask()).toBe(401);
  },
);

test(
  "another site shows an event in a frame, and its link opens the event in a tab of its own",
  inShortRun,
  async ({ page, context }) => {
    const { data } = await (await page.request.get("/api/v1/events?limit=1")).json();
    const site = process.env.SITE_URL ?? "";
    const server = createServer((_, response) =>
      response
        .setHeader("content-type", "text/html")
        .end(
          `<!doctype html><title>Club</title><iframe title="event" src="${site}/embed/events/${data[0].id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
        ),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(server.address() as { port: number }).port}/`);
    const heading = page.frameLocator("iframe").getByRole("heading").getByRole("link");
    const [opened] = await Promise.all([context.waitForEvent("page"), heading.click()]);
    await opened.waitForLoadState();
    expect(new URL(opened.url()).pathname).toBe(`/events/${data[0].id}`);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
    server.close();
  },
);
