import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { maxSearchLength } from "../../shared/limits/max-lengths-on-public-pages.ts";
import { Button } from "../../ui/base/button.tsx";
import { Link } from "../../ui/base/link.tsx";
import { SelectField, TextField } from "../../ui/forms/fields/field.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./directory-filter-form.module.css";
import type { DirectoryFilters } from "./directory-filters.ts";

interface DirectoryFilterFormProps {
  filters: DirectoryFilters;
  universities: { id: number; name: string }[];
  /** Those that recognise organizations. */
  recognising: { id: number; name: string }[];
}

/** Plain GET, so that a link carries the filters, back works, and no JavaScript is needed. */
export function DirectoryFilterForm({ filters, universities, recognising }: DirectoryFilterFormProps) {
  const t = useTexts();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(filters);
  // After the way back the fields say what the address says; what was typed before the scripts arrived stays.
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [])
      field.value = String(filters[field.name as keyof DirectoryFilters] ?? "");
  }, [filters]);
  const selects = [
    { name: "university_id", label: "directory.university", rows: universities },
    { name: "recognised_by", label: "directory.recognised_by", rows: recognising },
  ] as const;
  return (
    <Form ref={form} action="/organizations" role="search" className={styles.filters} preventScrollReset>
      <TextField
        label={t("directory.words")}
        name="q"
        type="search"
        enterKeyHint="search"
        defaultValue={filters.q ?? ""}
        maxLength={maxSearchLength}
      />
      {selects.map(
        ({ name, label, rows }) =>
          rows.length > 0 && (
            <SelectField
              key={name}
              label={t(label)}
              name={name}
              defaultValue={filters[name] ?? ""}
              onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
            >
              <option value="">{t("filter.any")}</option>
              {rows.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))}
            </SelectField>
          ),
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="quiet">
          {t("filter.search")}
        </Button>
        {Object.keys(filters).length > 0 && (
          <Link to="/organizations" preventScrollReset>
            {t("filter.clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
