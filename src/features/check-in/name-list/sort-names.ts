import type { Language } from "../../../shared/languages/languages.ts";
import { byReading } from "../../../shared/people/reading-order.ts";
import type { ListedName } from "./name-list.contract.ts";

/** By how names are read (`byReading`); people of one name as they applied. */
export function sortNames(names: readonly ListedName[], language: Language): ListedName[] {
  const compare = byReading(language);
  return [...names].sort((one, other) => compare(one, other) || one.application_id - other.application_id);
}
