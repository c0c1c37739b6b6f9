import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { tokyoParts } from "../../shared/time/tokyo-time.ts";
import { type SampleRole, sampleAccounts, samplePeople } from "../sample-people.ts";

const student = 1;
const studentsOf = [
  "Kyoto University",
  "Osaka Metropolitan University",
  "Hokkaido University",
  "Waseda University",
];

export interface WrittenPeople {
  accounts: Record<SampleRole, number>;
  others: number[];
}

/** @param hashes of the four accounts' passwords; the others get one that nobody knows the password of */
export async function writePeople(
  tx: Tx,
  now: Date,
  hashes: Record<SampleRole | "others", string>,
): Promise<WrittenPeople> {
  const universities = await tx
    .selectFrom("universities")
    .select("id")
    .where(sql`names ->> 'en'`, "in", studentsOf)
    .orderBy("id")
    .execute();
  const { year } = tokyoParts(now);
  const created_at = new Date(now.getTime() - 120 * dayMs);
  const studies = (index: number) => ({
    occupation_id: student,
    university_id: universities[index % universities.length]?.id ?? null,
    department_category_id: 1 + ((index * 7) % 30),
    graduation_year: year + 1 + (index % 4),
    graduation_month: index % 5 === 2 ? 9 : 3,
  });
  const atKyoto = await tx
    .selectFrom("universities")
    .select("id")
    .where(sql`names ->> 'en'`, "=", "Kyoto University")
    .executeTakeFirstOrThrow();

  const accounts = {} as Record<SampleRole, number>;
  for (const [index, [role, person]] of Object.entries(sampleAccounts).entries()) {
    const { id } = await tx
      .insertInto("users")
      .values({
        ...person,
        ...studies(index),
        university_id: atKyoto.id,
        country_id: 392,
        email_confirmed_at: created_at,
        password_hash: hashes[role as SampleRole],
        is_uniteam: role === "product_team",
        created_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    accounts[role as SampleRole] = id;
  }
  const others = await tx
    .insertInto("users")
    .values(
      samplePeople.map((person, index) => ({
        ...person,
        ...(index % 9 === 4 ? { occupation_id: 2 } : studies(index)),
        email: `person${index + 1}@example.com`,
        email_confirmed_at: created_at,
        password_hash: hashes.others,
        created_at,
      })),
    )
    .returning("id")
    .execute();
  return { accounts, others: others.map(({ id }) => id) };
}
