import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import type { Contract } from "../../src/shared/contract.ts";
import type { Answer } from "../support/api.ts";
import { startTestServer } from "../support/server.ts";
import { inFull } from "../support/short-run.ts";
import { makeWorld, roles } from "../support/world.ts";
import { arbitraryFrom } from "./arbitrary-from-schema.ts";
import { watchWrites } from "./watch-writes.ts";

const requestsWanted = inFull(20_000, 1_000);
/** The same requests in every run, so that a failure is due to what was changed; FUZZ_SEED makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const { api, db, clock } = await startTestServer({ LOG_LEVEL: "silent" });
const world = await makeWorld(db, clock.now());
const writes = await watchWrites(db);
/** Calls that end events and accounts come last, so that all others meet what is there. */
const endings = ["PUT /events/{id}/cancel", "DELETE /events/{id}", "DELETE /auth"];
const entries = Object.entries(contracts as Record<string, Contract>).sort(
  ([one], [other]) => endings.indexOf(one) - endings.indexOf(other),
);
/** No other call may say that it is busy. */
const asksDictionary = "POST /events/japanese_text";
const perCall = Math.ceil(requestsWanted / entries.length);

const ids = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("0", "-1", "999999", "2147483648", "1.5", "x", "%00", "%E3%81%82", "..%2f1"),
  },
);

describe(`${requestsWanted} generated requests`, () => {
  let made = 0;
  /** Writes counted before the next request; null after an answer that may have written. */
  let written: number | null = null;
  it.each(entries)(
    "%s never fails, answers by its contract, and leaves no trace when it refuses",
    async (name, call) => {
      const [method = "", path = ""] = name.split(" ");
      const callers = await world.signIn();
      const input = fc.record({
        params: fc.array(ids, { minLength: 3, maxLength: 3 }),
        query: call.query ? queryFrom(call) : fc.constant(""),
        body: call.body ? bodyFrom(call) : fc.constant(undefined),
        caller: fc.constantFrom(...roles),
        language: fc.constantFrom("ja" as const, "en" as const),
      });
      for (const sample of fc.sample(input, { numRuns: perCall, seed })) {
        let place = 0;
        const address = path.replaceAll(/\{\w+\}/g, () => sample.params[place++] ?? "1");
        const before: number = written ?? (await writes());
        written = null;
        const ask = () =>
          api(`${method} ${address}${sample.query}` as `${string} /${string}`, {
            as: callers[sample.caller],
            language: sample.language,
            ...(typeof sample.body === "string" ? { raw: sample.body } : { body: sample.body }),
          });
        const answer = await (name === asksDictionary ? untilServed(ask) : ask());
        made += 1;
        const told = () =>
          `${JSON.stringify(sample).slice(0, 1500)} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`;
        if (answer.status >= 500) expect.fail(told());
        if (answer.status >= 400) {
          written = await writes();
          if (written !== before) expect.fail(`refused, but written: ${told()}`);
        } else if (typeof answer.body === "object") matches(call, answer.body, told);
      }
    },
  );

  it("were made in full", () => {
    expect(made).toBeGreaterThanOrEqual(requestsWanted);
  });
});

/** A busy machine loads the dictionary for longer than a caller waits for it, and says when to come back: a caller that does is served in the end. */
async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let tries = 0; answer.status === 503 && tries < 20; tries += 1) answer = await ask();
  return answer;
}

function matches(call: Contract, body: Record<string, unknown>, told: () => string): void {
  const parsed = call.answer.safeParse(call.bare ? body : body.data);
  if (!parsed.success) expect(parsed.error.issues, told()).toEqual([]);
}

function queryFrom(call: Contract): fc.Arbitrary<string> {
  return arbitraryFrom(call.query as never, 15).map((query) => {
    const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
      ([, value]) => value !== undefined,
    );
    const search = new URLSearchParams(
      pairs.map(([key, value]) => [
        key,
        (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 500),
      ]),
    );
    return search.size ? `?${search}` : "";
  });
}

/** Mostly bodies by the contract, some broken, some that are no JSON at all. */
function bodyFrom(call: Contract): fc.Arbitrary<unknown> {
  const schema = call.body as never;
  return fc.oneof(
    { weight: 6, arbitrary: arbitraryFrom(schema, 2) },
    { weight: 3, arbitrary: arbitraryFrom(schema, 30) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "{", "[]", "null", '"x"', "\ufeff{}", '{"a":1', `${"[".repeat(5000)}`),
    },
  );
}
