import { formatList } from "../../../shared/languages/format-list.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { PageEvent } from "./sparse-event.ts";

type Targets = Pick<
  PageEvent,
  | "target_occupations"
  | "target_universities"
  | "target_department_categories"
  | "target_countries"
  | "target_prefectures"
>;

/** For whom an event is meant, by everything that its form can name; everybody where it names nothing. */
export function targetsText(event: Targets, t: Texts, language: Language): string {
  const groups = [
    event.target_occupations.map(({ name }) => name),
    event.target_universities.map((one) => nameIn(one, language)),
    event.target_department_categories.map(({ name }) => name),
    event.target_countries.map(({ name }) => name),
  ].filter((names) => names.length > 0);
  const said = groups.map((names) => t("event.only_for", { names: formatList(names, language) }));
  const places = event.target_prefectures.map(({ name }) => name);
  if (places.length > 0) said.push(t("event.only_in", { names: formatList(places, language) }));
  return said.join(" · ") || t("event.open_to_all");
}
