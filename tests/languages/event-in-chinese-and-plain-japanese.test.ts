import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";

// Neither of an event's two languages has to be Japanese or English: here 3 is Simplified Chinese, and 35 plain Japanese.

const { platform, db, api } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { name: "Tea", members: [organizer.id] });
const server = createServer(createRequestListener(platform, openMetrics(), await pageBuild()));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;

const text = (language_id: number, title: string, discription: string) => ({
  language_id,
  title,
  discription,
  address: "1-1",
  place_name: "A",
});
const chinese = text(3, "茶话会", "欢迎大家来喝茶。");
const plain = text(35, "お茶の会", "いっしょに お茶を のみます。");

let eventId: number;
beforeAll(async () => {
  const { status, body } = await api(`POST /organizations/${owner}/events/create`, {
    as: organizer.session,
    body: {
      event: {
        start_at: "2026-12-01 18:00",
        max_participant_num: 30,
        prefecture_id: 26,
        event_format_id: 1,
        event_purpose_id: 2,
        is_published: true,
        used_language_ids: [3],
        language_events_attributes: [chinese, plain],
      },
    },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  eventId = body.data.id;
});

it("is created with these two, and answered with both to everybody", async () => {
  const { body } = await api(`GET /events/${eventId}`, { headers: { "user-locale": "vi" } });
  expect(body.data.language_events).toMatchObject([
    { ...chinese, is_main: true },
    { ...plain, is_main: false },
  ]);
  expect(body.data.plain_text).toBeNull();
});

it.each([
  ["zh", "茶话会", ""],
  ["ja-easy", "お茶の会", ""],
  ["ja", "お茶の会", "ja-x-easy"],
  ["ko", "茶话会", "zh"],
  ["en", "茶话会", "zh"],
])("has a page for readers of %s: %s", async (language, title, lang) => {
  const answer = await fetch(`http://127.0.0.1:${port}/events/${eventId}`, {
    headers: { cookie: `lang=${language}` },
  });
  const html = (await answer.text())
    .replaceAll(/<script\b.*?<\/script>|<rp>.*?<\/rp>|<rt\b.*?<\/rt>/gs, "")
    .replaceAll(/<\/?ruby>/g, "");
  expect(answer.status).toBe(200);
  expect(html).toContain(`<title>${title}`);
  const [, around = "", inside = ""] = /<div([^>]*)>(?:(?!<div).)*?<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  expect(inside.replaceAll(/<[^>]*>/g, "")).toBe(title);
  expect(/lang="([^"]*)"/.exec(around)?.[1] ?? "").toBe(lang);
});

it("is searched for by its words in either", async () => {
  for (const words of ["茶话会", "お茶の会"]) {
    const { body } = await api(`GET /events?q=${encodeURIComponent(words)}` as "GET /events");
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([eventId]);
  }
});
