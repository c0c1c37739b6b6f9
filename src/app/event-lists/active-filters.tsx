import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./active-filters.module.css";
import type { DescribedFilter } from "./describe-filters.ts";
import { filteredAddress } from "./event-filters.ts";

/** The filters of a list by name, each a link that takes it back. The focus stays here when one has gone. */
export function ActiveFilters({ filters, others }: { filters: DescribedFilter[]; others?: object }) {
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
