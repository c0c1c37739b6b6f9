import { useRef } from "react";
import { useLocation } from "react-router";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Search } from "../search/read-search.ts";
import styles from "./active-filters.module.css";
import type { DescribedFilter } from "./describe-filters.ts";
import { filteredAddress } from "./event-filters.ts";

interface ActiveFiltersProps {
  filters: DescribedFilter[];
  /** Words that were taken for filters; each can be looked for as a word instead. */
  taken?: Search["taken"] | undefined;
  others?: object;
}

/** The filters of a list by name, each a link that takes it back. The focus stays here when one has gone. */
export function ActiveFilters({ filters, taken = [], others }: ActiveFiltersProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.group} data-empty={filters.length === 0}>
      <legend className="visually-hidden">{t("filter.active")}</legend>
      {filters.map(({ name, others: rest }) => (
        <Link
          key={name}
          to={filteredAddress(pathname, rest, others)}
          rel="nofollow"
          aria-label={t("filter.remove", { name })}
          className={styles.filter}
          preventScrollReset
          onClick={() => group.current?.focus({ preventScroll: true })}
        >
          <span>{name}</span>
          <span aria-hidden="true">×</span>
        </Link>
      ))}
      {taken.map(({ word, asWord }) => (
        <Link
          key={asWord}
          to={filteredAddress(pathname, { q: asWord }, others)}
          rel="nofollow"
          className={styles.clear}
          preventScrollReset
        >
          {t("filter.as_word", { word })}
        </Link>
      ))}
      {filters.length > 0 && (
        <Link
          to={pathname}
          className={styles.clear}
          preventScrollReset
          onClick={() => group.current?.focus({ preventScroll: true })}
        >
          {t("filter.clear")}
        </Link>
      )}
    </fieldset>
  );
}
