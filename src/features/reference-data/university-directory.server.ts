import { toRomaji } from "wanakana";
import type { Executor } from "../../platform/db/client.server.ts";
import type { Language } from "../../shared/languages.ts";
import { nameIn } from "../../shared/name-in.ts";
import { searchKey } from "../../shared/name-search.ts";
import type { UniversityDirectory } from "./reference-data.contract.ts";
import { findUniversitiesInOrder } from "./reference-data-rows.server.ts";

interface Named {
  name_ja: string;
  name_en: string;
  reading: string;
}

/** What the pages need to let somebody find a university by name, whichever way they write it. */
export async function universityDirectory(db: Executor, language: Language): Promise<UniversityDirectory> {
  const [prefectures, universities] = await Promise.all([
    db.selectFrom("prefectures").select(["id", "name_ja", "name_en", "reading"]).orderBy("id").execute(),
    findUniversitiesInOrder(db, language),
  ]);
  const nameOf = (row: Named) => nameIn(row, language);
  return {
    prefectures: prefectures.map((row) => ({
      id: row.id,
      name: nameOf(row),
      search: searchText(
        row,
        row.name_ja.replace(/[都府県]$/, ""),
        row.reading.replace(/(?:と|ふ|けん)$/, ""),
      ),
    })),
    universities: universities.map((row) => ({
      id: row.id,
      name: nameOf(row),
      prefecture_id: row.prefecture_id,
      snake_name: row.snake_name,
      search: searchText(row),
    })),
  };
}

function searchText({ name_ja, name_en, reading }: Named, ...more: string[]): string {
  const names = [name_ja, name_en, reading, toRomaji(reading), ...more];
  return [...new Set(names.map(searchKey))].filter(Boolean).join("\n");
}
