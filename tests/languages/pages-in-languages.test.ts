import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { afterAll, expect, it } from "vitest";
import routes from "../../src/app/routes.ts";
import { loadHelpArticles, staticPageNames } from "../../src/features/help/help.server.ts";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { type Language, languageEntry, languages, localeOf } from "../../src/shared/languages/languages.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";
import { isShortRun } from "../support/short-run.ts";
import { shownTexts } from "../support/shown-texts.ts";
import { finderOfOtherLanguages } from "./texts-of-other-languages.ts";

const { platform, db, clock } = await startTestServer();
await loadHelpArticles(db, clock.now());
// Organizers' texts are in whatever language: figures are in none.
const owner = await makeOrganization(db, { name: "2026" });
const columns = { is_published: true, fee: 500, has_waiting_list: true };
const eventId = await makeEvent(db, { owner, title: "2027", columns: { ...columns } });
await db.updateTable("event_texts").set({ place_name: "101" }).execute();
const lottery = { selection: "lottery", lottery_at: "2026-11-26T12:00:00+09:00" };
const drawn = await makeEvent(db, { owner, title: "2028", columns: { ...columns, ...lottery } });
await db.updateTable("event_texts").set({ place_name: "101" }).execute();

const server = createServer(createRequestListener(platform, openMetrics(), await pageBuild()));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;

/** Asked in every run. */
const sample = [
  "/",
  `/events/${eventId}`,
  `/events/${eventId}/apply`,
  "/signup",
  "/help_articles",
  "/calendar",
];
const others = [
  "/home",
  "/?q=2027",
  "/?q=nothing-like-this",
  "/?is_free=1&is_online=1&has_places=1",
  "/u/Kyoto_University",
  "/organizations",
  `/organizations/${owner}`,
  `/organizations/${owner}/unfollow`,
  `/events/${drawn}`,
  `/events/${drawn}/lottery`,
  `/events/${eventId}/survey`,
  `/events/${eventId}/ticket`,
  `/events/${eventId}/check_in`,
  "/door/none",
  "/login",
  "/login/beside",
  "/login/provider",
  "/login/reset",
  "/password",
  "/logout",
  "/me",
  "/me/security",
  "/mail_preferences",
  "/my_application",
  "/invitation",
  "/affiliation",
  "/email_change",
  "/certificates/none",
  "/universities",
  "/help_articles/how_to_apply",
  "/help_articles/waiting_and_draws",
  ...staticPageNames.map((name) => `/static/${name}`),
  "/nothing/here",
  "/manage",
  "/uniteamanage/texts",
];

it.each(languages)("pages in %s say nothing in another language", async (language) => {
  const find = finderOfOtherLanguages(language);
  const found: string[] = [];
  for (const path of isShortRun ? sample : [...sample, ...others]) {
    const html = await ask(path, language);
    for (const text of find(shownTexts(html))) found.push(`${path}: ${text}`);
  }
  expect([...new Set(found)]).toEqual([]);
});

it("a page asks for the font of Latin letters where its language is set in it", async () => {
  for (const language of languages) {
    const { hasLettersBeyondFont = false } = languageEntry(language);
    const isAskedFor = (await ask("/", language)).includes(' as="font"');
    expect([language, isAskedFor]).toEqual([language, !hasLettersBeyondFont]);
  }
});

async function ask(path: string, language: Language): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: `lang=${language}` } });
  const html = await answer.text();
  expect([path, answer.status === 200 || answer.status === 404 || answer.status === 410]).toEqual([
    path,
    true,
  ]);
  expect(html).toContain(`<html lang="${localeOf(language)}"`);
  return html;
}

it("every address of the site that visitors open is asked", async () => {
  const flat = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
    entries.flatMap(({ path = "", children, index }) => {
      const whole = `${above}/${path}`.replaceAll(/\/+/g, "/");
      return [...(index || path ? [whole] : []), ...flat(children ?? [], whole)];
    });
  const notAsked =
    /^\/(manage\/|uniteamanage)|\.\w+$|\/(related|picture)\b|^\/(api|offline|styleguide|u\/)|\*|\/me\//;
  const patterns = flat(await routes).filter((one) => !notAsked.test(one));
  const asked = [...sample, ...others].map((path) => path.split("?")[0] as string);
  const missing = patterns.filter((pattern) => !asked.some((path) => matchPath(pattern || "/", path)));
  expect(patterns.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
