import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { kyoto, makeRecognition } from "../factories/recognitions.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db } = await startTestServer();
const owner = await makeOrganization(db, { universities: [kyoto] });
await makeRecognition(db, { organizationId: owner, universityId: kyoto, until: "2027-03-31" });
const eventId = await makeEvent(db, { owner });
await db
  .insertInto("event_target_universities")
  .values({ event_id: eventId, university_id: kyoto })
  .execute();
await db
  .insertInto("event_spoken_languages")
  .values({ event_id: eventId, language_id: 8 })
  .onConflict((already) => already.doNothing())
  .execute();

const server = createServer(createRequestListener(platform, openMetrics(), await pageBuild()));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;
const ask = async (path: string, language: string) => {
  const headers = { cookie: `lang=${language}`, "user-locale": language };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
};

const pages = [
  "/",
  `/?university_id=${kyoto}`,
  `/?recognised_by=${kyoto}`,
  "/u/Kyoto_University",
  "/organizations",
  `/organizations/${owner}`,
  `/events/${eventId}`,
  "/universities",
];

/** Without scripts, styles and what names a page to programs. */
const shown = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/(?:href|content|src)="[^"]*"/g, "");

// One after the other: what is kept for readers of one language must not reach those of another.
it.each([
  ["zh", "京都大学"],
  ["ko", "교토대학"],
  ["en", "Kyoto University"],
])("readers of %s see a university by its name in it", async (language, name) => {
  const others = ["京都大学", "교토대학", "Kyoto University"].filter((one) => one !== name);
  for (const path of pages) {
    const html = shown(await ask(path, language));
    const found = others.filter((one) => html.includes(one));
    expect([path, html.includes(name), found]).toEqual([path, true, []]);
  }
});

it.each([
  ["zh", "京都大学", "泰语"],
  ["ko", "교토대학", "태국어"],
  ["vi", undefined, "Tiếng Thái"],
  ["ja", undefined, undefined],
  ["en", undefined, undefined],
])(
  "answers in %s name universities and languages beside the contract's two names",
  async (language, name, spoken) => {
    const { data } = JSON.parse(await ask(`/api/v1/events/${eventId}`, language));
    expect(data.target_universities).toMatchObject([{ name_ja: "京都大学", name_en: "Kyoto University" }]);
    expect(data.target_universities[0].name).toBe(name);
    expect(data.organizations[0].recognitions[0].university.name).toBe(name);
    const thai = data.used_languages.find(({ id }: { id: number }) => id === 8);
    expect([thai.name_en, thai.name]).toEqual(["Thai", spoken]);
    const all = JSON.parse(await ask("/api/v1/masters/all", language)).data;
    const row = JSON.parse(all.universities).find(({ id }: { id: number }) => id === kyoto);
    expect([row.name_en, row.name]).toEqual(["Kyoto University", name]);
    const inForms = JSON.parse(all.languages).find(({ id }: { id: number }) => id === 8);
    expect([inForms.name_en, inForms.name]).toEqual(["Thai", spoken]);
  },
);
