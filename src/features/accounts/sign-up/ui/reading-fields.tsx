import { useState } from "react";
import { maxPersonNameLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { isNameReading } from "../../../../shared/people/name-reading.ts";
import { nameFields } from "../../../../shared/people/person-name.ts";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./sign-up-fields.module.css";
import type { PartProps } from "./sign-up-parts.ts";

/** How the name is read, for who wants to tell it: out of the way until then. */
export default function ReadingFields({ form }: Pick<PartProps, "form">) {
  const t = useTexts();
  const language = useLanguage();
  const errors = form.formState.errors.person ?? {};
  const [isOpen, setOpen] = useState(() =>
    Boolean(form.getValues("person.first_name_reading") || form.getValues("person.last_name_reading")),
  );
  // A field that was refused stays in sight while it is being mended.
  const [wasWrong, setWasWrong] = useState(false);
  if (!wasWrong && (errors.first_name_reading || errors.last_name_reading)) {
    setWasWrong(true);
    setOpen(true);
  }
  return (
    <details
      className={styles.reading}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t("sign_up.reading")}</summary>
      {isOpen && (
        <>
          <p>{t("sign_up.reading_hint")}</p>
          <div className={styles.pair}>
            {nameFields(language).map((name) => (
              <TextField
                key={name}
                label={t("sign_up.reading_of", {
                  name: t(name === "first_name" ? "sign_up.first_name" : "sign_up.last_name"),
                })}
                maxLength={maxPersonNameLength}
                error={errors[`${name}_reading`]?.message}
                {...form.register(`person.${name}_reading`, {
                  validate: (value) =>
                    !value.trim() || isNameReading(value.normalize("NFKC")) || t("sign_up.refused.reading"),
                })}
              />
            ))}
          </div>
        </>
      )}
    </details>
  );
}
