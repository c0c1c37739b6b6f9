import { createHash, randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { it } from "vitest";
import {
  drawLotteries,
  expireOffers,
  notifyDecisions,
} from "../../src/features/applications/applications.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";
import { isShortRun } from "../support/short-run.ts";
import { stopIndexingForSearch } from "../support/stop-indexing-for-search.ts";
import { generateAction, generateEvent, oneOf, type Random, randomFrom } from "./generate-actions.ts";
import { doAction } from "./model-actions.ts";
import { passTime } from "./model-clock.ts";
import { type Action, type Model, newModel } from "./places-model.ts";
import { type Played, type Reading, readingOf, readSite } from "./read-site.ts";
import { doOnSite } from "./site-actions.ts";

/**
 * The same in each run, and of all of them a few that nobody has seen yet; others on demand: PLACES_SEQUENCES=20000
 * PLACES_SEED=7.
 */
const { PLACES_SEED, PLACES_SEQUENCES } = process.env;
const isOnDemand = PLACES_SEED !== undefined || PLACES_SEQUENCES !== undefined;
const runs = isOnDemand
  ? [{ seed: Number(PLACES_SEED ?? randomInt(1_000_000)), sequences: Number(PLACES_SEQUENCES ?? 1750) }]
  : isShortRun
    ? [{ seed: 1, sequences: 60 }]
    : [
        { seed: 1, sequences: 1750 },
        { seed: randomInt(1_000_000), sequences: 250 },
      ];
/** Played side by side, since the clock and the jobs are the same for all of them. */
const atOnce = 250;
const actionsEach = 50;
const peopleEach = 6;
const hour = 60 * 60_000;

const { platform, db, clock } = await startTestServer();
await stopIndexingForSearch(db);

interface Sequence extends Played {
  name: string;
  random: Random;
  model: Model;
  lotterySeed: string;
  actionsLeft: number;
  /** For the message where the program and the model differ. */
  history: string[];
}

it.each(runs)(
  "after $sequences sequences of actions at once (PLACES_SEED=$seed) the site stands as the rules say, with every state, position, count and mail",
  {
    timeout: 3600_000,
  },
  async ({ seed, sequences }) => {
    process.stdout.write(`PLACES_SEED=${seed} PLACES_SEQUENCES=${sequences}\n`);
    for (let first = 0; first < sequences; first += atOnce) {
      await playTogether(
        Array.from({ length: Math.min(atOnce, sequences - first) }, (_, n) => seed + first + n),
      );
    }
  },
);

async function playTogether(seeds: number[]): Promise<void> {
  clock.set("2026-11-20T12:00:00+09:00");
  const clockRandom = randomFrom(seeds[0] as number);
  const all = await begin(seeds);
  while (all.some(({ actionsLeft }) => actionsLeft > 0)) {
    const steps = all.map(chooseActions);
    const answers = await Promise.all(
      all.map((one, n) =>
        Promise.all((steps[n] as Action[]).map((action) => doOnSite(platform, one, action))),
      ),
    );
    const readings = await readSite(db, all);
    for (const [n, one] of all.entries()) {
      const step = steps[n] as Action[];
      one.history.push(`${clock.now().toISOString()} ${JSON.stringify(step)} ${JSON.stringify(answers[n])}`);
      const site = { told: answers[n], ...readings[n]?.reading };
      const seen: unknown[] = [];
      const order = permutations(step.map((_, place) => place)).find((places) => {
        const { model, told } = doInOrder(one.model, step, places);
        const rules = { told, ...readingOf(model) };
        seen.push(rules);
        return isDeepStrictEqual(rules, site);
      });
      if (!order) fail(one, site, seen);
      one.model = doInOrder(one.model, step, order).model;
    }
    await letTimePass(all, clockRandom);
  }
}

async function begin(seeds: number[]): Promise<Sequence[]> {
  // The jobs of this round have nothing to do for the events of the last.
  await sql`update events set is_published = false, cancelled_at = ${clock.now()} where cancelled_at is null`.execute(
    db,
  );
  const people = await makeUsers(db, seeds.length * peopleEach);
  const now = clock.now().getTime();
  return Promise.all(
    seeds.map(async (one, n) => {
      const random = randomFrom(one);
      const event = generateEvent(random, now);
      const at = (moment: number | null) => (moment === null ? null : new Date(moment));
      const columns = {
        selection: event.selection,
        has_waiting_list: event.hasWaitingList,
        max_participant_num: event.places,
        promote_until_at: at(event.promoteUntil),
        lottery_at: at(event.lotteryAt),
        apply_due_at: at(event.applyDue),
        start_at: new Date(event.start),
      };
      const owner = await makeOrganization(db);
      const eventId = await makeEvent(db, { owner, columns });
      await db.insertInto("event_spoken_languages").values({ event_id: eventId, language_id: 1 }).execute();
      const { lottery_seed } = await db
        .selectFrom("events")
        .select("lottery_seed")
        .where("id", "=", eventId)
        .executeTakeFirstOrThrow();
      const own = people.slice(n * peopleEach, (n + 1) * peopleEach);
      return {
        name: `PLACES_SEED=${one} PLACES_SEQUENCES=1`,
        random,
        model: newModel(event, peopleEach, now),
        eventId,
        owner,
        people: own,
        lotterySeed: lottery_seed,
        actionsLeft: actionsEach,
        history: [JSON.stringify(event)],
      };
    }),
  );
}

/** One to three that are done at the same time. */
function chooseActions(one: Sequence): Action[] {
  const count = Math.min(one.actionsLeft, oneOf(one.random, [1, 2, 2, 3]));
  one.actionsLeft -= count;
  const actions: Action[] = [];
  while (actions.length < count) {
    const action = generateAction(one.random, one.model);
    if (!isSignedOut(one.model, action)) actions.push(action);
  }
  return actions;
}

/** Actions of somebody whose account is gone, or of an account that goes at the same moment, are refused before they come here. */
const isSignedOut = ({ people }: Model, action: Action) =>
  "person" in action && people[action.person]?.isDeleted;

/** One after the other: actions at once have to end as in one of the orders. */
function doInOrder(before: Model, actions: Action[], order: number[]): { model: Model; told: string[] } {
  const model = structuredClone(before);
  const told: string[] = [];
  for (const place of order) told[place] = doAction(model, actions[place] as Action);
  return { model, told };
}

function permutations(values: number[]): number[][] {
  if (values.length <= 1) return [values];
  return values.flatMap((value) =>
    permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  );
}

/** The clock moves on, and most of the time two workers do what is due, at once. */
async function letTimePass(all: Sequence[], random: Random): Promise<void> {
  const moved = new Date(clock.now().getTime() + oneOf(random, [0, 0, 0.1, 1, 1, 3, 6, 13]) * hour);
  clock.set(moved);
  if (random() < 0.3) {
    for (const { model } of all) model.now = moved.getTime();
    return;
  }
  await Promise.all([doDueJobs(), doDueJobs()]);
  const readings = await readSite(db, all);
  for (const [n, one] of all.entries()) {
    one.history.push(`${moved.toISOString()} jobs`);
    const { reading, applicationIds } = readings[n] as Reading;
    passTime(one.model, moved.getTime(), (entered) => drawOrder(one.lotterySeed, applicationIds, entered));
    if (!isDeepStrictEqual(readingOf(one.model), reading)) fail(one, reading, [readingOf(one.model)]);
  }
}

async function doDueJobs(): Promise<void> {
  for (const job of [drawLotteries, expireOffers, notifyDecisions]) await job(platform);
}

/** By the SHA-256 of seed and id. */
function drawOrder(
  lotterySeed: string,
  applicationIds: Reading["applicationIds"],
  entered: number[],
): number[] {
  const lot = (who: number) =>
    createHash("sha256").update(`${lotterySeed}:${applicationIds[who]}`).digest("hex");
  return [...entered].sort((one, other) => (lot(one) < lot(other) ? -1 : 1));
}

function fail({ name, history }: Sequence, site: unknown, model: unknown[]): never {
  throw new Error(
    [
      name,
      ...history,
      `site: ${JSON.stringify(site)}`,
      ...model.map((one) => `rules: ${JSON.stringify(one)}`),
    ].join("\n"),
  );
}
