import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { guessNameReadings } from "../../../platform/text-analysis/text-analysis.server.ts";

const atOnce = 500;

interface Named {
  id: number;
  first_name: string;
  last_name: string;
  first_name_reading: string | null;
  last_name_reading: string | null;
}

/**
 * Asks the dictionary how names are read whose people have not told it, so that somebody at the door finds 佐藤 by typing "sato".
 * @param signal ends it after what is under way
 */
export async function guessNameReadingsOfPeople(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const people: Named[] = await db
      .selectFrom("users")
      .select(["id", "first_name", "last_name", "first_name_reading", "last_name_reading"])
      .where("last_name_guess", "is", null)
      .where("deleted_at", "is", null)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    if (people.length === 0) return;
    await saveGuesses(db, people, await guessNameReadings(people.flatMap(partsToGuess)));
  }
}

/** Family name first; what the person has told needs no guess. */
const partsToGuess = (person: Named) => [
  person.last_name_reading === null ? person.last_name : "",
  person.first_name_reading === null ? person.first_name : "",
];

/** Of a name that was changed meanwhile the guess is dropped: the next round looks at it again. */
async function saveGuesses(db: Db, people: readonly Named[], guesses: readonly string[]): Promise<void> {
  const rows = people.map(({ id, first_name, last_name }, place) => ({
    id,
    first_name,
    last_name,
    last_name_guess: guesses[place * 2] ?? "",
    first_name_guess: guesses[place * 2 + 1] ?? "",
  }));
  await sql`
    update users u set last_name_guess = g.last_name_guess, first_name_guess = g.first_name_guess
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as g (id integer, first_name text, last_name text, last_name_guess text, first_name_guess text)
     where u.id = g.id and u.deleted_at is null and u.first_name = g.first_name and u.last_name = g.last_name`.execute(
    db,
  );
}
