import { SelectField } from "../../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { Options } from "./options.tsx";
import styles from "./sign-up-fields.module.css";
import type { PartProps, SignUpChoices } from "./sign-up-parts.ts";
import { UniversityField } from "./university-field.tsx";
import { otherUniversity } from "./use-sign-up.ts";

interface UniversityFieldsProps extends PartProps {
  choices: SignUpChoices;
  isStudent: boolean;
  isProfile: boolean;
}

/**
 * The university first: it brings its prefecture. 'Other' is a choice like the universities, and brings none that a profile
 * could remember.
 */
export default function UniversityFields({
  form,
  choices,
  field,
  isStudent,
  isProfile,
}: UniversityFieldsProps) {
  const t = useTexts();
  const isKnownOther = isProfile && form.watch("person.university_id") === otherUniversity;
  return (
    <>
      <UniversityField form={form} isRequired={isStudent} />
      <SelectField label={t("sign_up.prefecture")} {...field("prefecture_id", isStudent && !isKnownOther)}>
        <Options rows={choices.prefectures} />
      </SelectField>
      <SelectField label={t("sign_up.department")} {...field("department_category_id", isStudent)}>
        <Options rows={choices.departments} />
      </SelectField>
      <div className={styles.pair}>
        <SelectField label={t("sign_up.graduation_year")} {...field("graduation_year", isStudent)}>
          <Options rows={choices.graduationYears.map((year) => ({ id: year, name: String(year) }))} />
        </SelectField>
        <SelectField label={t("sign_up.graduation_month")} {...field("graduation_month", isStudent)}>
          <Options
            rows={[3, 9].map((id) => ({ id, name: t(id === 3 ? "sign_up.march" : "sign_up.september") }))}
          />
        </SelectField>
      </div>
    </>
  );
}
