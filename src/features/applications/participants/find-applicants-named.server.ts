import type { Executor } from "../../../platform/db/client.server.ts";
import { holdsWord, typedWords } from "../../../platform/text-analysis/name-letters.ts";
import { personSearch } from "../../../platform/text-analysis/person-search.server.ts";
import { mapInSlices } from "../../../platform/threads/in-slices.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { byReading } from "../../../shared/people/reading-order.ts";

/** A word that was typed, with the people whose names hold it. */
export interface NamedWord {
  word: string;
  userIds: number[];
}

/** The words of `q`, each with those of an event's applicants whose names hold it. */
export async function findApplicantsNamed(db: Executor, eventId: number, q: string): Promise<NamedWord[]> {
  const words = typedWords(q);
  if (words.length === 0) return [];
  const people = await mapInSlices(await findNames(db, eventId), (person) => ({
    id: person.user_id,
    letters: personSearch(person),
  }));
  return words.map((word) => ({
    word: word.letters,
    userIds: people.filter(({ letters }) => holdsWord(letters, word)).map(({ id }) => id),
  }));
}

/** The ids of an event's applications in the order of how people's names are read; of people of one name in that of applying. */
export async function applicationsByReading(
  db: Executor,
  eventId: number,
  language: Language,
): Promise<number[]> {
  return (await findNames(db, eventId)).sort(byReading(language)).map(({ id }) => id);
}

function findNames(db: Executor, eventId: number) {
  return db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select([
      "a.id",
      "a.user_id",
      "u.first_name",
      "u.last_name",
      "u.first_name_reading",
      "u.last_name_reading",
      "u.first_name_guess",
      "u.last_name_guess",
    ])
    .where("a.event_id", "=", eventId)
    .orderBy("a.applied_at")
    .orderBy("a.id")
    .execute();
}
