import { Suspense, useMemo } from "react";
import {
  maxPasswordLength,
  maxPersonNameLength,
} from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { isEmailShape } from "../../../../shared/people/email-shape.ts";
import { nameFields } from "../../../../shared/people/person-name.ts";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { SelectField, TextField } from "../../../../ui/forms/fields/field.tsx";
import { FieldGroup } from "../../../../ui/forms/fields/field-group.tsx";
import { PasswordField } from "../../../../ui/forms/fields/password-field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { Options } from "./options.tsx";
import styles from "./sign-up-fields.module.css";
import type { AskedField, PartProps, PersonForm, SignUpChoices } from "./sign-up-parts.ts";

/** Folded for most: the page works before its script is there. */
const ReadingFields = lazyPart(() => import("./reading-fields.tsx"));
/** Most who look at the form are asked for no university, or not yet. */
const UniversityFields = lazyPart(() => import("./university-fields.tsx"));

/** Of the occupations: the one that is asked where and until when they study. */
export const studentId = "1";

interface SignUpFieldsProps {
  form: PersonForm;
  choices: SignUpChoices;
  /** Without what one signs in with: for changing one's profile. */
  isProfile?: boolean;
  /** False for who signs in through a provider. */
  hasPassword?: boolean;
}

/** Fields of a person who signs up, for any form that has a `person`. */
export function SignUpFields({ form, choices, isProfile = false, hasPassword = true }: SignUpFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const errors = form.formState.errors.person ?? {};
  const field = (name: AskedField, required = true) => ({
    required,
    error: errors[name]?.message,
    ...form.register(`person.${name}`, { required: required && t(`sign_up.blank.${name}`) }),
  });
  // The same element while nothing is wrong in it: asked to change before its script is there, React would draw it anew.
  const wrongReadings = [errors.first_name_reading, errors.last_name_reading];
  const readings = useMemo(
    () => (
      <Suspense>
        <ReadingFields form={form} />
      </Suspense>
    ),
    [form, ...wrongReadings],
  );
  const occupation = choices.occupations.find(({ id }) => String(id) === form.watch("person.occupation_id"));
  return (
    <FieldGroup legend={t("sign_up.about_you")}>
      <div className={styles.pair}>
        {nameFields(language).map((name) => (
          <TextField
            key={name}
            label={t(name === "first_name" ? "sign_up.first_name" : "sign_up.last_name")}
            autoComplete={name === "first_name" ? "given-name" : "family-name"}
            maxLength={maxPersonNameLength}
            {...field(name)}
          />
        ))}
      </div>
      {readings}
      {!isProfile && <EmailField form={form} field={field} />}
      {!isProfile && hasPassword && <NewPasswordField form={form} field={field} />}
      <SelectField label={t("sign_up.country")} autoComplete="country" {...field("country_id")}>
        <Options rows={choices.countries} />
      </SelectField>
      <SelectField label={t("sign_up.occupation")} {...field("occupation_id")}>
        <Options rows={choices.occupations} />
      </SelectField>
      {occupation?.should_inquire_univ_info && (
        <Suspense fallback={<TextField label={t("sign_up.university")} disabled />}>
          <UniversityFields
            form={form}
            choices={choices}
            field={field}
            isStudent={String(occupation.id) === studentId}
            isProfile={isProfile}
          />
        </Suspense>
      )}
    </FieldGroup>
  );
}

function EmailField({ form, field }: PartProps) {
  const t = useTexts();
  return (
    <TextField
      label={t("sign_up.email")}
      type="email"
      autoComplete="email"
      {...field("email")}
      {...form.register("person.email", {
        required: t("sign_up.blank.email"),
        validate: (value) => isEmailShape(value) || t("form.email_valid"),
      })}
    />
  );
}

function NewPasswordField({ form, field }: PartProps) {
  const t = useTexts();
  return (
    <PasswordField
      label={t("sign_up.password")}
      hint={t("sign_up.password_hint")}
      autoComplete="new-password"
      {...field("password")}
      {...form.register("person.password", {
        required: t("sign_up.blank.password"),
        minLength: { value: 6, message: t("form.password_length") },
        maxLength: { value: maxPasswordLength, message: t("form.password_length") },
      })}
    />
  );
}
