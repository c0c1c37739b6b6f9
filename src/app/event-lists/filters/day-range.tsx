import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { EventFilters } from "./event-filters.ts";
import chips from "./filter-chips.module.css";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./more-filters.module.css";

interface DayRangeProps {
  filters: EventFilters;
  found: number | null;
  onChange(): void;
}

/** While a year is being typed, a day of the first centuries stands there. */
const isWholeDay = (value: string) => value === "" || /^2\d{3}-/.test(value);

/** The chip behind which the first and the last day are chosen. */
export function DayRange({ filters, found, onChange }: DayRangeProps) {
  const t = useTexts();
  return (
    <li>
      <FilterPanel
        title={t("filter.dates_title")}
        button={t("filter.dates")}
        buttonClass={chips.chip}
        isOn={Boolean(filters.from || filters.to)}
        found={found}
      >
        <div className={styles.fields}>
          {(["from", "to"] as const).map((name) => (
            <TextField
              key={name}
              label={t(`filter.${name}`)}
              name={name}
              type="date"
              defaultValue={filters[name] ?? ""}
              onChange={(event) => isWholeDay(event.currentTarget.value) && onChange()}
            />
          ))}
        </div>
      </FilterPanel>
    </li>
  );
}
