import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { kyoto } from "../../../../tests/factories/recognitions.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { isInForce, isInForceSql, remindedAt, remindedAtSql, usualLastDays } from "./recognition-in-force.ts";

const { db } = await testDatabase();
const [naming, silent] = [await makeOrganization(db, { universities: [kyoto] }), await makeOrganization(db)];
const cases = fc.sample(
  fc.record({
    isCurrent: fc.boolean(),
    isNamed: fc.boolean(),
    validUntil: fc.constantFrom("2026-02-28", "2027-03-30", "2027-03-31", "2027-04-01", "2028-02-29"),
    now: fc.constantFrom(
      ...[
        "2027-03-31T14:59:59.999Z",
        "2027-03-31T15:00:00.000Z",
        "2027-03-30T15:00:00.000Z",
        "2026-01-01T00:00:00Z",
      ],
    ),
  }),
  200,
);

async function inSql<Answer>(fragment: (now: Date) => RawBuilder<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { isCurrent, isNamed, validUntil, now } of cases) {
    const { rows } = await sql<{ answer: Answer }>`
      select ${fragment(new Date(now))} as answer
        from (select ${isCurrent}::boolean as is_current, ${validUntil}::date as valid_until,
                     ${isNamed ? naming : silent}::integer as organization_id, ${kyoto}::integer as university_id) r`.execute(
      db,
    );
    answers.push(rows[0]?.answer as Answer);
  }
  return answers;
}

it("whether a recognition is in force is the same in SQL", async () => {
  const expected = cases.map(({ now, ...facts }) => isInForce(facts, new Date(now)));
  expect(await inSql(isInForceSql)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});

it("when its end is told in advance is the same in SQL: at ten, thirty days before", async () => {
  expect(await inSql(() => remindedAtSql())).toEqual(cases.map(({ validUntil }) => remindedAt(validUntil)));
  expect(remindedAt("2027-03-31")).toEqual(new Date("2027-03-01T10:00:00+09:00"));
});

it("the days that are offered as the last one are the next ends of March and May, the nearer first", () => {
  const at = (time: string) => usualLastDays(new Date(`${time}+09:00`));
  expect(at("2026-11-20T12:00:00")).toEqual(["2027-03-31", "2027-05-31"]);
  expect(at("2027-03-31T12:00:00")).toEqual(["2027-05-31", "2028-03-31"]);
  expect(at("2027-06-01T00:00:00")).toEqual(["2028-03-31", "2028-05-31"]);
});
