import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { fillShared, type RenderedPage } from "../../src/app/rendering/fill-page.server.ts";
import { type PageContext, pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader as loadEvent } from "../../src/app/routes/events/event.tsx";
import { loader as loadCalendar } from "../../src/app/routes/finding/calendar.tsx";
import { loader as loadHome } from "../../src/app/routes/finding/home.tsx";
import { loader as loadUniversity } from "../../src/app/routes/finding/university.tsx";
import { holdEvent, releaseEvent } from "../../src/features/events/holds/hold-event.server.ts";
import {
  restoreOrganization,
  suspendOrganization,
} from "../../src/features/events/holds/suspend-organization.server.ts";
import { ReplyCache } from "../../src/platform/cache/reply-cache.server.ts";
import { forVisitors } from "../../src/platform/platform.ts";
import { createApp } from "../../src/web/create-app.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { startTestServer } from "../support/server.ts";
import { inFull } from "../support/short-run.ts";
import { makeWorld } from "../support/world.ts";

/**
 * Two processes that keep answers, random writes, and time that goes on: after each step every answer is compared with one
 * that is made anew.
 */
const first = await startTestServer();
const second = await startTestServer({}, first.database);
const { db, clock } = first;
const world = await makeWorld(db, clock.now());
/** Of each kind of write. */
const rounds = inFull(2, 1);

let state = Number(process.env.STALE_SEED ?? 20261122);
/** Mulberry32: the same steps for the same seed. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;

const { rows: found } = await sql<{
  owner: number;
}>`select owner_organization_id as owner from events where id = ${world.eventId}`.execute(db);
const owner = found[0]?.owner as number;
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(clock.now().getTime() + hours * hour);
const ids: number[] = [world.eventId];
for (let place = 0; place < 20; place += 1) {
  const columns = {
    is_published: place !== 3,
    start_at: later(4 + place * 2),
    apply_due_at: place % 2 ? later(2 + place * 2) : null,
    // Of few places each application makes another page, of many most change its numbers alone.
    max_participant_num: place % 3 ? 4 : 12,
    is_shown_only_organization_universities: place === 5,
    prefecture_id: place % 2 ? 26 : 13,
  };
  ids.push(await makeEvent(db, { owner, columns, title: `Tea ${place}` }));
}

await sql`insert into users (first_name, last_name, email, password_hash, language)
  select 'Mai', 'Ito', 'applicant' || n || '@example.com', 'not a hash', 'en' from generate_series(1, 12) n`.execute(
  db,
);

const { id: firstUniversity } = await db
  .selectFrom("universities")
  .select("id")
  .orderBy("id")
  .executeTakeFirstOrThrow();

const pages = [
  "/",
  "/?prefecture_id=26&language_id=1",
  "/?q=tea",
  "/?when=tomorrow&has_places=true&sort=popular",
  "/calendar?month=2026-11&has_places=true",
  "/u/Kyoto_University",
  ...ids.slice(0, 2).map((id) => `/events/${id}`),
  ...ids.slice(0, 2).map((id) => `/events/${id}/related`),
];

const addresses = [
  ...pages,
  ...ids.slice(0, 3).map((id) => `/api/v1/events/${id}`),
  ...ids.slice(0, 2).map((id) => `/api/v1/events/${id}/inquiries`),
  "/api/v1/events",
  "/api/v1/events?limit=3",
  "/api/v1/events?prefecture_id=26",
  "/api/v1/events?q=tea",
  "/api/v1/events?limit=3&sort=popular",
  `/api/v1/events?limit=3&recognised_by=${firstUniversity}`,
  "/api/v1/events?limit=3&has_places=true&from=2026-11-20",
  "/api/v1/events/calendar?month=2026-11",
  "/api/v1/events/calendar?month=2026-11&has_places=true",
  "/api/v1/events/past_events",
  "/api/v1/events/recommended",
  "/api/v1/events/university_all_events/Kyoto_University",
  `/api/v1/organizations/${owner}`,
  `/api/v1/organizations/${owner}/events`,
  "/api/v1/organizations/directory",
  "/api/v1/organizations/directory?q=tea&limit=1",
  "/api/v1/suggestions?q=te",
  "/api/v1/suggestions?q=tea&limit=20",
  "/api/v1/help_articles",
  "/feeds/events.ics",
  "/feeds/events.atom?q=tea",
  "/feeds/events.ics?when=weekend",
  `/embed/organizations/${owner}?lang=ja`,
  ...ids.slice(0, 2).map((id) => `/embed/events/${id}`),
];

const write: Record<string, (id: number) => Promise<unknown>> = {
  "a title": (id) =>
    sql`update event_texts set title = ${`${oneOf(["Tea", "Coffee"])} ${random()}`} where event_id = ${id}`.execute(
      db,
    ),
  // As the sweep does it: the title "Coffee 0.5" is found by "tea", or is not any more.
  "what a dictionary finds out": async (id) => {
    await sql`
      insert into text_analyses (digest, version, terms)
      select distinct sha256(convert_to(title, 'UTF8')), 1, ${oneOf(["tea", "coffee"])}::tsvector
        from event_texts where event_id = ${id} and title <> ''
      on conflict (digest) do update set terms = excluded.terms`.execute(db);
    await sql`select refresh_event_search(array[${id}::integer])`.execute(db);
  },
  "a start": (id) => sql`update events set start_at = ${later(random() * 40)} where id = ${id}`.execute(db),
  "a deadline": (id) =>
    sql`update events set apply_due_at = ${later(random() * 20)} where id = ${id}`.execute(db),
  "an opening": (id) =>
    sql`update events set reception_start_at = ${later(random() * 20 - 5)} where id = ${id}`.execute(db),
  publishing: (id) =>
    sql`update events set is_published = not is_published where id = ${id} and is_published_after_hold is null`.execute(
      db,
    ),
  "a hold": (id) => holdEvent(first.platform, id, "It is looked into."),
  "a release": (id) => releaseEvent(first.platform, id),
  "a suspension": () => suspendOrganization(first.platform, owner, "It is looked into."),
  "the end of a suspension": () => restoreOrganization(first.platform, owner),
  cancelling: (id) =>
    sql`update events set cancelled_at = case when cancelled_at is null then now() end where id = ${id}`.execute(
      db,
    ),
  "a prefecture": (id) =>
    sql`update events set prefecture_id = ${oneOf([13, 26])} where id = ${id}`.execute(db),
  "a fee": (id) => sql`update events set fee = ${oneOf([null, 0, 500])}::int where id = ${id}`.execute(db),
  "a summary": (id) =>
    sql`update event_texts set summary = ${`Tea for ${random()}`} where event_id = ${id}`.execute(db),
  "an application": (id) =>
    sql`insert into applications (event_id, user_id)
    select ${id}, u.id from users u join events e on e.id = ${id} and e.applications_count < e.max_participant_num
     where u.deleted_at is null and not exists (select from applications a where a.event_id = ${id} and a.user_id = u.id)
     order by u.id limit 1`.execute(db),
  "a cancelled application": (id) =>
    sql`update applications set cancelled_at = now(), state = 'cancelled'
    where id = (select id from applications where event_id = ${id} and state = 'confirmed' order by id limit 1)`.execute(
      db,
    ),
  "spoken languages": (id) =>
    sql`insert into event_spoken_languages (event_id, language_id) select id, 1 from events where id = ${id} on conflict do nothing`.execute(
      db,
    ),
  "a target": (id) =>
    sql`insert into event_target_prefectures (event_id, prefecture_id) select id, ${oneOf([13, 26, 44])}::int from events where id = ${id} on conflict do nothing`.execute(
      db,
    ),
  "a question": (id) =>
    sql`with made as (insert into questions (event_id, question_type_id) select id, 1 from events where id = ${id} returning id)
    insert into question_texts (question_id, language_id, title) select id, 2, ${`Why ${random()}?`} from made`.execute(
      db,
    ),
  "a question's text": (id) =>
    sql`update question_texts set title = ${`How ${random()}?`}
    where question_id = (select max(q.id) from questions q where q.event_id = ${id})`.execute(db),
  "an organization's name": () =>
    sql`update organization_texts set name = ${`Tea club ${random()}`} where organization_id = ${owner}`.execute(
      db,
    ),
  "an organization's university": () =>
    sql`insert into organization_universities (organization_id, university_id)
    select ${owner}, id from universities order by id offset ${Math.floor(random() * 5)} limit 1 on conflict do nothing`.execute(
      db,
    ),
  "a recognition": () =>
    random() < 0.3
      ? sql`update recognitions set is_current = false, withdrawn_at = now()
        where organization_id = ${owner} and is_current`.execute(db)
      : sql`insert into recognitions (organization_id, university_id, level_ja, level_en, valid_until, granted_at)
        select organization_id, university_id, '公認', ${`Level ${random()}`}, ${later(random() * 20)}, now()
          from organization_universities where organization_id = ${owner} order by university_id limit 1
        on conflict (organization_id, university_id) where is_current
          do update set level_en = excluded.level_en, valid_until = excluded.valid_until`.execute(db),
  "who is behind an organization": () =>
    sql`update organizations set disclosure = jsonb_build_object('aims', jsonb_build_object('en', ${`Tea ${random()}`}::text))
    where id = ${owner}`.execute(db),
  "a question that was answered": (id) =>
    sql`insert into inquiries (event_id, language, created_at, question, answer, is_published)
    select id, 'en', now(), jsonb_build_object('en', ${`Tea ${random()}?`}::text), '{"en": "Yes."}', true
      from events where id = ${id}`.execute(db),
  "an answer": (id) =>
    sql`update inquiries set answer = jsonb_build_object('en', ${`Tea ${random()}.`}::text), is_published = not is_published
    where id = (select max(i.id) from inquiries i where i.event_id = ${id})`.execute(db),
  "a follower": () =>
    sql`insert into organization_follows (organization_id, user_id)
    select ${owner}, id from users where email = ${`applicant${Math.ceil(random() * 12)}@example.com`}
    on conflict on constraint organization_follows_pkey do update set unfollowed_at = now()`.execute(db),
  "a new organization": () => makeOrganization(db, { name: `Tea house ${random()}` }),
  "an article": () => sql`update help_article_texts set title = ${`Help ${random()}`}`.execute(db),
  "a name of reference data": () =>
    sql`update prefectures set names = names || jsonb_build_object('en', ${`Kyoto ${random()}`}::text) where id = 26`.execute(
      db,
    ),
  "another new event": async () =>
    ids.push(await makeEvent(db, { owner, columns: { is_published: true, start_at: later(random() * 50) } })),
  "a removed event": async (id) => {
    if (id === world.eventId) return;
    const { rows } = await sql`delete from events where id = ${id} and applications_count = 0
      and not exists (select from applications a where a.event_id = ${id}) returning id`.execute(db);
    if (rows.length) ids.splice(ids.indexOf(id), 1);
  },
  nothing: async () => {},
};

const read = async (server: typeof first, address: string) => {
  const cache = pageCaches.get(server);
  if (cache && pages.includes(address)) return readPage(server, cache, address);
  const answer = await fetch(server.url + address);
  return `${answer.status} ${await answer.text()}`;
};

/** Data that a page is made of, but for the moment at which it was read. */
async function readPage({ platform }: typeof first, cache: ReplyCache, address: string): Promise<string> {
  const request = new Request(`http://tsudoi.test${address}`);
  const visitors = forVisitors(platform);
  const [, place = "", name] = address.split(/[/?]/);
  const loader = { calendar: loadCalendar, events: loadEvent, u: loadUniversity }[place] ?? loadHome;
  const params = { eventId: name, universityName: name };
  const render = async (): Promise<RenderedPage> => {
    const page: PageContext = { platform: visitors, language: "ja", nonce: "", isData: true };
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    try {
      const loaded = await loader({ request, context, params } as never);
      const { now, ...shown } = "now" in loaded ? loaded : { ...loaded, now: null };
      return {
        status: 200,
        headers: {},
        body: Buffer.from(JSON.stringify(shown)),
        toFill: page.toFill ?? null,
      };
    } catch (error) {
      const { init } = error as { init?: ResponseInit };
      if (!init?.status) throw error;
      return { status: init.status, headers: {}, body: "", toFill: null };
    }
  };
  const answer = await cache.answer(request, address, () => fillShared(render, visitors, "ja"));
  return `${answer.status} ${await answer.text()}`;
}

const newPageCache = ({ platform }: typeof first) =>
  new ReplyCache(platform.publicDataChanges, platform.clock);
const pageCaches = new Map([first, second].map((server) => [server, newPageCache(server)]));

/** As a process answers that has just been started. */
function newProcess() {
  const { platform } = first;
  const app = createApp(platform, null, new ReplyCache(platform.publicDataChanges, platform.clock));
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  return async (address: string) => {
    if (pages.includes(address)) return readPage(first, newPageCache(first), address);
    const answer = await app.fetch(new Request(`http://tsudoi.test${address}`), { incoming });
    return `${answer.status} ${await answer.text()}`;
  };
}

/** Calendars carry the moment at which they were made. */
const withoutStamps = (text: string) => text.replaceAll(/DTSTAMP:.*/g, "");

const shuffled = <Value>(values: readonly Value[]) =>
  values
    .map((value) => ({ value, place: random() }))
    .sort((one, another) => one.place - another.place)
    .map(({ value }) => value);

it("no reader gets less than was written before they asked, at two processes and whatever is written", async () => {
  for (const [step, what] of Array.from({ length: rounds }, () => shuffled(Object.keys(write)))
    .flat()
    .entries()) {
    const id = oneOf(random() < 0.5 ? ids.slice(0, 3) : ids);
    await write[what]?.(id);
    if (random() < 0.3) {
      const now = later(random());
      for (const server of [first, second]) server.clock.set(now);
    }
    const readAnew = newProcess();
    for (const address of addresses) {
      const [given, anew] = [await read(oneOf([first, second]), address), await readAnew(address)];
      expect(withoutStamps(given), `step ${step}: ${what} of ${id}, then ${address}`).toBe(
        withoutStamps(anew),
      );
    }
  }
});

it("what was held and suspended is there again after that", async () => {
  await restoreOrganization(first.platform, owner);
  for (const id of ids) await releaseEvent(first.platform, id).catch(() => {});
  expect(await read(first, `/api/v1/organizations/${owner}`)).toMatch(/^200 /);
});

it("an application shows in what is recommended, also of an event that was not in it", async () => {
  const apply = (id: number, user: string) =>
    sql`insert into applications (event_id, user_id) select ${id}, id from users where email = ${user}`.execute(
      db,
    );
  const recommended = async () => {
    const { data } = (await first.api("GET /events/recommended")).body;
    return data.map(({ id }: { id: number }) => id);
  };
  const columns = { start_at: later(70), max_participant_num: 12 };
  const more: number[] = [];
  for (let place = 0; place < 13; place += 1) more.push(await makeEvent(db, { owner, columns }));
  const id = more.at(-1) ?? 0;
  expect(await recommended()).not.toContain(id);
  for (let place = 1; place <= 6; place += 1) await apply(id, `applicant${place}@example.com`);
  expect(await recommended()).toContain(id);
});

it("an application shows in what is popular, and the last one in what has places", async () => {
  const id = await makeEvent(db, { owner, columns: { start_at: later(60), max_participant_num: 9 } });
  const listed = async (query: string) => {
    const { data } = (await first.api(`GET /events?limit=1&from=2026-11-20&${query}` as "GET /events")).body;
    return data.map((event: { id: number }) => event.id);
  };
  const places = `has_places=true&sort=newest`;
  expect(await listed("sort=popular")).not.toEqual([id]);
  expect(await listed(places)).toEqual([id]);
  await sql`update events set applications_count = max_participant_num where id = ${id}`.execute(db);
  expect(await listed("sort=popular")).toEqual([id]);
  expect(await listed(places)).not.toEqual([id]);
});

it("another word in a title shows in what is found", async () => {
  const found = async () => {
    const { data } = (await first.api("GET /events?q=kamishibai")).body;
    return data.map(({ id }: { id: number }) => id);
  };
  const id = await makeEvent(db, { owner, columns: { start_at: later(30) } });
  expect(await found()).toEqual([]);
  await sql`update event_texts set title = 'Kamishibai' where event_id = ${id}`.execute(db);
  expect(await found()).toEqual([id]);
});
