import { useEffect } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { findByName } from "../../../shared/name-search.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { findNamed, useUniversityDirectory } from "../../masters/door.ts";
import { otherUniversity, type SignUpValues } from "./use-sign-up.ts";

interface UniversityFieldProps {
  form: UseFormReturn<{ person: SignUpValues }>;
  isRequired: boolean;
}

/**
 * The university, found by its name among those of the chosen prefecture, else among all; it brings its prefecture with
 * it. 'Other' stands last.
 */
export default function UniversityField({ form, isRequired }: UniversityFieldProps) {
  const t = useTexts();
  const { directory, hasFailed, again } = useUniversityDirectory();
  const { field, fieldState } = useController({
    control: form.control,
    name: "person.university_id",
    rules: { required: isRequired && t("sign_up.blank.university_id") },
  });
  const prefectureId = Number(form.watch("person.prefecture_id"));
  const all = directory?.universities ?? [];
  const here = prefectureId ? all.filter(({ prefecture_id }) => prefecture_id === prefectureId) : all;
  const other = { value: otherUniversity, label: t("sign_up.other_university") };
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const chosen = all.find(({ id }) => String(id) === field.value);
  const find = (typed: string) => {
    const found = findByName(here, typed);
    return [...(found.length > 0 ? found : findByName(all, typed)).map(option), other];
  };
  const meant = (typed: string) => {
    const named = findNamed(here, typed) ?? findNamed(all, typed);
    return named && option(named);
  };
  const choose = (value: string) => {
    const university = all.find(({ id }) => String(id) === value);
    if (university) {
      form.setValue("person.prefecture_id", String(university.prefecture_id), {
        shouldValidate: form.formState.isSubmitted,
      });
    }
    field.onChange(value);
  };
  const isElsewhere = chosen && prefectureId > 0 && chosen.prefecture_id !== prefectureId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another prefecture takes away the university that is not in it
  useEffect(() => {
    if (isElsewhere) field.onChange("");
  }, [isElsewhere]);
  return (
    <>
      <Combobox
        ref={field.ref}
        label={t("sign_up.university")}
        placeholder={t("sign_up.find_university")}
        required={isRequired}
        error={fieldState.error?.message}
        chosen={field.value === otherUniversity ? other : chosen ? option(chosen) : null}
        find={find}
        meant={meant}
        onChoose={choose}
        onBlur={field.onBlur}
      />
      {hasFailed && (
        <div role="alert">
          {t("picker.failed")}{" "}
          <Button look="quiet" onClick={again}>
            {t("error.again")}
          </Button>
        </div>
      )}
    </>
  );
}
