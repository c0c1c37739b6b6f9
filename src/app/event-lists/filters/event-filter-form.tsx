import { type MouseEvent, useRef } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useFollowedFields } from "../home/use-followed-fields.ts";
import { readSort, sortsFor } from "../read-sort.ts";
import type { Search } from "../search/read-search.ts";
import { SearchField } from "../search/search-field.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { DayRange } from "./day-range.tsx";
import { describeFilters } from "./describe-filters.ts";
import styles from "./event-filter-form.module.css";
import { type EventFilters, filteredAddress, filterFlags, readFilters } from "./event-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterChoices } from "./filter-choices.ts";
import { MoreFilters } from "./more-filters.tsx";

interface EventFilterFormProps {
  filters: EventFilters;
  choices: Partial<FilterChoices>;
  /** Whether the list can be put in another order. */
  hasSorts?: boolean;
  /** The order that the address names. */
  sort?: string | undefined;
  /** False where the page itself says which days it shows. */
  hasDays?: boolean;
  /** Number of events that the filters find, where the page knows. */
  found?: number | null;
  taken?: Search["taken"];
  /** Parameters of the page that no filter changes. */
  others?: Record<string, string>;
}

/** Plain GET, so that a link carries the filters, back works, and no JavaScript is needed. */
export function EventFilterForm({
  filters,
  choices,
  hasSorts = false,
  sort,
  hasDays = true,
  found = null,
  taken,
  others = {},
}: EventFilterFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const stored = { ...others, ...(sort && { sort }) };
  const show = (next: EventFilters, parameters: object, replace = false) =>
    navigate(filteredAddress(pathname, next, parameters), { replace, preventScrollReset: true });
  const submit = (replace?: boolean) => {
    const typed = new URLSearchParams(new FormData(form.current ?? undefined) as never);
    const next = readFilters(typed);
    const shown = sort ?? defaultSort(filters.q);
    const chosen = readSort(typed);
    // An order that nobody has chosen gives way: what a search finds comes best first.
    const wanted = chosen === shown ? sort : chosen;
    void show(
      next,
      { ...others, ...(wanted && wanted !== defaultSort(next.q) && { sort: wanted }) },
      replace,
    );
  };
  useFollowedFields(form, filters, () => submit(true));
  // Words typed in the meantime go along.
  const keepTyped = (event: MouseEvent, next: EventFilters) => {
    const words = form.current?.querySelector<HTMLInputElement>("[name=q]")?.value.trim() ?? "";
    if (words === (filters.q ?? "") || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { q, ...rest } = next;
    void show(words ? { ...rest, q: words } : rest, stored);
  };
  return (
    <Form
      ref={form}
      action={pathname}
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {Object.entries({ ...others, ...hiddenFields(filters, hasDays) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField words={filters.q ?? ""} />
      <div className={styles.row}>
        <FilterChips filters={filters} others={stored} hasDays={hasDays} onFollow={keepTyped}>
          {hasDays && <DayRange filters={filters} found={found} onChange={() => submit()} />}
        </FilterChips>
        <MoreFilters
          filters={filters}
          choices={choices}
          sorts={hasSorts ? sortsFor(filters.q) : []}
          sort={sort ?? defaultSort(filters.q)}
          found={found}
          onChange={() => submit()}
        />
      </div>
      <ActiveFilters filters={describeFilters(filters, choices, t, language)} taken={taken} others={stored} />
    </Form>
  );
}

const defaultSort = (q: string | undefined) => (q ? "best" : "start_at");

/** Filters that are set by chips, so that the form's fields do not take them back. */
function hiddenFields(filters: EventFilters, hasDays: boolean): Record<string, string> {
  const flags = filterFlags.filter((flag) => flag !== "is_barrier_free" && filters[flag]);
  return {
    ...(hasDays && filters.when && { when: filters.when }),
    ...Object.fromEntries(flags.map((flag) => [flag, "true"])),
  };
}
