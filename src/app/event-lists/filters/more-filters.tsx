import { SelectField } from "../../../ui/forms/fields/field.tsx";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import type { EventFilters } from "./event-filters.ts";
import type { FilterChoices } from "./filter-choices.ts";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./more-filters.module.css";

const labels: Record<keyof FilterChoices, TextKey> = {
  university_id: "filter.university",
  prefecture_id: "filter.prefecture",
  language_id: "filter.spoken_language",
  event_purpose_id: "filter.purpose",
  event_format_id: "filter.format",
  recognised_by: "filter.recognised_by",
};

interface MoreFiltersProps {
  filters: EventFilters;
  choices: Partial<FilterChoices>;
  /** The orders that may be chosen; none where the list has one alone. */
  sorts: readonly string[];
  sort: string;
  found: number | null;
  onChange(): void;
}

/** The filters that are asked for less often, with the number of those that are set. */
export function MoreFilters({ filters, choices, sorts, sort, found, onChange }: MoreFiltersProps) {
  const t = useTexts();
  // A select without options would only say that there is nothing to choose.
  const selects = (Object.entries(choices) as [keyof FilterChoices, FilterChoices["prefecture_id"]][]).filter(
    ([, rows]) => rows.length > 0,
  );
  const count = [...selects.map(([name]) => filters[name]), filters.is_barrier_free].filter(Boolean).length;
  return (
    <FilterPanel
      title={t("filter.more")}
      found={found}
      buttonClass={styles.more}
      isOn={count > 0}
      button={
        <>
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path d="M4 7h10m4 0h2M4 17h2m4 0h10M16 4.5v5M8 14.5v5" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span className={styles.words}>{t("filter.more")}</span>
          {count > 0 && (
            <span className={styles.count}>
              {count}
              <span className="visually-hidden"> {t("filter.active")}</span>
            </span>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {selects.map(([name, rows]) => (
          <SelectField
            key={name}
            label={t(labels[name])}
            name={name}
            defaultValue={filters[name] ?? ""}
            onChange={onChange}
          >
            <option value="">{t("filter.any")}</option>
            {rows.map(({ id, name: text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
        {sorts.length > 0 && (
          <SelectField label={t("filter.sort")} name="sort" defaultValue={sort} onChange={onChange}>
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`filter.sort.${one}` as TextKey)}
              </option>
            ))}
          </SelectField>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            name="is_barrier_free"
            value="true"
            defaultChecked={filters.is_barrier_free}
            onChange={onChange}
          />
          {t("filter.is_barrier_free")}
        </label>
      </div>
    </FilterPanel>
  );
}
