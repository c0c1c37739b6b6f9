import { TextField } from "../../ui/forms/field.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import type { EventFilters } from "./event-filters.ts";
import chips from "./filter-chips.module.css";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./more-filters.module.css";

/** The chip behind which the first and the last day are chosen. */
export function DayRange({ filters }: { filters: EventFilters }) {
  const t = useTexts();
  return (
    <li>
      <FilterPanel
        title={t("filter.dates_title")}
        button={t("filter.dates")}
        buttonClass={chips.chip}
        isOn={Boolean(filters.from || filters.to)}
      >
        <div className={styles.fields}>
          <TextField label={t("filter.from")} name="from" type="date" defaultValue={filters.from ?? ""} />
          <TextField label={t("filter.to")} name="to" type="date" defaultValue={filters.to ?? ""} />
        </div>
      </FilterPanel>
    </li>
  );
}
