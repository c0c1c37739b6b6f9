import { cachedRead, cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Language, pickText } from "../../../shared/languages/languages.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { readAllRecognitions, recognitionsInForce } from "../../organizations/organizations.server.ts";
import { readerNameIn, weighedUniversityDirectory } from "../../reference-data/reference-data.server.ts";
import { searchTopic } from "../event-topics.ts";
import { apartAcrossNames, keysOfName } from "../search/name-keys.server.ts";
import { matchNames, type Named } from "./match-names.server.ts";
import type { Suggestion, SuggestionKind } from "./suggestions.contract.ts";

interface NamedSuggestion extends Named {
  suggestion: Suggestion;
}

type ListKind = "place" | "university" | "purpose";

/** Places, universities and purposes, written in kanji, kana or Latin letters as far as their readings are known. */
export async function suggestFromLists(
  db: Executor,
  typed: string,
  language: Language,
  now: Date,
): Promise<Record<ListKind, Suggestion[]>> {
  const lists = await readLists(db, language, now);
  const found = matchNames(lists, typed).map(({ suggestion }) => suggestion);
  const of = (wanted: SuggestionKind) => found.filter(({ kind }) => kind === wanted);
  return { place: of("place"), university: of("university"), purpose: of("purpose") };
}

function readLists(db: Executor, language: Language, now: Date): Promise<NamedSuggestion[]> {
  return cachedReadAt(`lists to suggest from ${language}`, now, async (readAt) => {
    const [{ prefectures, universities }, purposes] = await Promise.all([
      weighedUniversityDirectory(db, language, readAt),
      readingTopics([], () =>
        db.selectFrom("event_purposes").select(["id", "names"]).orderBy("id").execute(),
      ),
    ]);
    return [
      ...prefectures.map(({ id, name, search }) =>
        named({ kind: "place", id, label: name, href: `/?prefecture_id=${id}` }, apartAcrossNames(search)),
      ),
      ...universities.map(({ id, name, snake_name, search, short, weight }) => ({
        ...named(
          { kind: "university", id, label: name, href: `/u/${encodeURIComponent(snake_name)}` },
          apartAcrossNames(search),
        ),
        short,
        weight,
      })),
      ...purposes.map(({ id, names }) =>
        named(
          { kind: "purpose", id, label: pickText(language, names), href: `/?event_purpose_id=${id}` },
          Object.values(names).map(keysOfName).join("\n"),
        ),
      ),
    ];
  });
}

const named = (suggestion: Suggestion, keys: string): NamedSuggestion => ({ suggestion, keys });

/** Organizations by their names in any language, and by which universities they are recognised. */
export async function suggestOrganizations(
  { db, clock }: Pick<Platform, "db" | "clock">,
  typed: string,
  reader: TextReader,
): Promise<Suggestion[]> {
  const [organizations, recognitions] = await Promise.all([readOrganizations(db), readAllRecognitions(db)]);
  return matchNames(organizations, typed).map(({ id, texts }) => {
    const recognised = recognitionsInForce(recognitions.get(id) ?? [], clock);
    return {
      kind: "organization",
      id,
      label: organizationNameIn(texts, reader),
      href: `/organizations/${id}`,
      ...(recognised.length > 0 && {
        recognised_by: recognised.map(({ university }) => readerNameIn(university, reader.language)),
      }),
    };
  });
}

interface NamedOrganization extends Named {
  id: number;
  texts: { language_id: number; name: string; is_main: boolean }[];
}

function readOrganizations(db: Executor): Promise<NamedOrganization[]> {
  return cachedRead("organizations to suggest", () =>
    readingTopics([searchTopic], async () => {
      const rows = await db
        .selectFrom("organization_texts as n")
        .innerJoin("organizations as o", "o.id", "n.organization_id")
        .select(["n.organization_id", "n.language_id", "n.name", "n.is_main"])
        .where("n.name", "<>", "")
        .where("o.suspended_at", "is", null)
        .orderBy("n.organization_id")
        .orderBy("n.is_main", "desc")
        .execute();
      const found = new Map<number, NamedOrganization>();
      for (const { organization_id: id, ...text } of rows) {
        const known = found.get(id);
        found.set(id, {
          id,
          texts: [...(known?.texts ?? []), text],
          keys: [known?.keys, keysOfName(text.name)].filter(Boolean).join("\n"),
        });
      }
      return [...found.values()];
    }),
  );
}
