import { otherSource, referredSources } from "../../../shared/view-source.ts";
import type { SourceFigures } from "./event-figures.contract.ts";

/** So many sources that organizers named are told apart; what is more is `other`. */
export const sourcesShown = 100;

const isNamed = (source: string | null): source is string =>
  source !== null && source !== otherSource && !referredSources.some((one) => one === source);

/**
 * Each source once, with all that is counted of it, those with the most views first and what is not known last.
 * @param counted a source may stand in several of them; what one does not say is none
 */
export function foldSources(
  counted: readonly (Pick<SourceFigures, "source"> & Partial<SourceFigures>)[],
): SourceFigures[] {
  const all = addUp(counted);
  const named = all.filter(({ source }) => isNamed(source)).slice(sourcesShown);
  const rest = new Set(named.map(({ source }) => source));
  return addUp(all.map((one) => (rest.has(one.source) ? { ...one, source: otherSource } : one)));
}

function addUp(
  counted: readonly (Pick<SourceFigures, "source"> & Partial<SourceFigures>)[],
): SourceFigures[] {
  return [...Map.groupBy(counted, ({ source }) => source)]
    .map(([source, rows]) => ({
      source,
      views: rows.reduce((sum, { views = 0 }) => sum + views, 0),
      applications: rows.reduce((sum, { applications = 0 }) => sum + applications, 0),
      attended: rows.reduce((sum, { attended = 0 }) => sum + attended, 0),
    }))
    .sort(
      (one, other) =>
        Number(one.source === null) - Number(other.source === null) ||
        other.views - one.views ||
        other.applications - one.applications ||
        ((one.source ?? "") < (other.source ?? "") ? -1 : 1),
    );
}
