import { type RefObject, useEffect, useRef } from "react";
import { Form, Link, useLocation, useSubmit } from "react-router";
import type { findReferenceData } from "../../features/reference-data/reference-data.server.ts";
import type { Language } from "../../shared/languages.ts";
import { nameIn } from "../../shared/name-in.ts";
import { SelectField, TextField } from "../../ui/forms/field.tsx";
import { type TextKey, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./event-filter-form.module.css";
import type { EventFilters } from "./event-filters.ts";

interface Choice {
  id: number;
  name: string;
}

type SelectName = "prefecture_id" | "language_id" | "event_purpose_id";

export type FilterChoices = Record<SelectName, Choice[]>;

/** The options of the filters, in the page's language. */
export function filterChoices(
  referenceData: Awaited<ReturnType<typeof findReferenceData>>,
  language: Language,
): FilterChoices {
  const row = ({ id, name }: Choice) => ({ id, name });
  return {
    prefecture_id: referenceData.prefectures.map(row),
    language_id: referenceData.languages
      .filter((one) => one.is_commonly_used)
      .map((one) => ({ id: one.id, name: nameIn(one, language) })),
    event_purpose_id: referenceData.event_purposes.map(row),
  };
}

const labels: Record<SelectName, TextKey> = {
  prefecture_id: "filter.prefecture",
  language_id: "filter.spoken_language",
  event_purpose_id: "filter.purpose",
};

interface EventFilterFormProps {
  filters: EventFilters;
  choices: Partial<FilterChoices>;
  hasWords?: boolean;
}

/** Plain GET, so that a link carries the filters, back works, and no JavaScript is needed. */
export function EventFilterForm({ filters, choices, hasWords = true }: EventFilterFormProps) {
  const t = useTexts();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const selects = Object.entries(choices) as [SelectName, Choice[]][];
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the scripts had arrived is read once they run
  useEffect(() => {
    const chosen = new FormData(form.current ?? undefined);
    const differs = selects.some(([name, rows]) => {
      const shown = rows.find(({ id }) => id === filters[name])?.id ?? "";
      return chosen.get(name) !== String(shown);
    });
    if (differs) submit(form.current, { replace: true, preventScrollReset: true });
  }, []);
  useFollowed(form, filters);
  return (
    <Form ref={form} action={pathname} role="search" className={styles.filters} preventScrollReset>
      {hasWords && (
        <TextField
          label={t("filter.words")}
          name="q"
          type="search"
          enterKeyHint="search"
          defaultValue={filters.q ?? ""}
          maxLength={200}
        />
      )}
      {selects.map(([name, rows]) => (
        <SelectField
          key={name}
          label={t(labels[name])}
          name={name}
          defaultValue={filters[name] ?? ""}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <option value="">{t("filter.any")}</option>
          {rows.map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
      <div className={styles.buttons}>
        <button type="submit" className={styles.search}>
          {t("filter.search")}
        </button>
        {Object.keys(filters).length > 0 && (
          <Link to={pathname} preventScrollReset>
            {t("filter.clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}

/** Lets the fields say what the address says, after the way back too; the one that has the focus keeps it. */
function useFollowed(form: RefObject<HTMLFormElement | null>, filters: EventFilters): void {
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ??
      []) {
      field.value = String(filters[field.name as keyof EventFilters] ?? "");
    }
  }, [form, filters]);
}
