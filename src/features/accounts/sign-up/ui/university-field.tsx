import { useEffect, useRef } from "react";
import { findByName } from "../../../../shared/name-search.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Combobox } from "../../../../ui/forms/fields/combobox.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { findNamed, useUniversityDirectory } from "../../../reference-data/reference-data.public.ts";
import type { PersonForm } from "./sign-up-parts.ts";
import { otherUniversity } from "./use-sign-up.ts";

interface UniversityFieldProps {
  form: PersonForm;
  isRequired: boolean;
}

/**
 * The university, found by its name; it brings its prefecture with it. Where the prefecture was chosen before, its universities
 * are offered; the one that a university has brought only puts them first. 'Other' stands last.
 */
export function UniversityField({ form, isRequired }: UniversityFieldProps) {
  const t = useTexts();
  const { directory, hasFailed, again } = useUniversityDirectory();
  const { input, value, error, change } = useChosen(form, isRequired && t("sign_up.blank.university_id"));
  const prefectureId = Number(form.watch("person.prefecture_id"));
  const all = directory?.universities ?? [];
  const isHere = ({ prefecture_id }: { prefecture_id: number }) =>
    !prefectureId || prefecture_id === prefectureId;
  const here = all.filter(isHere);
  const other = { value: otherUniversity, label: t("sign_up.other_university") };
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const chosen = all.find(({ id }) => String(id) === value);
  const find = (typed: string) => {
    const near = findByName(here, typed);
    const isNarrowed = near.length > 0 && !chosen;
    return [
      ...near,
      ...(isNarrowed
        ? []
        : findByName(
            all.filter((one) => !isHere(one)),
            typed,
          )),
    ]
      .map(option)
      .concat(other);
  };
  const meant = (typed: string) => {
    const named = findNamed(here, typed) ?? findNamed(all, typed);
    return named && option(named);
  };
  const choose = (chosenValue: string) => {
    const university = all.find(({ id }) => String(id) === chosenValue);
    if (university) {
      form.setValue("person.prefecture_id", String(university.prefecture_id), {
        shouldValidate: form.formState.isSubmitted,
      });
    }
    change(chosenValue);
  };
  const isElsewhere = chosen && prefectureId > 0 && chosen.prefecture_id !== prefectureId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another prefecture takes away the university that is not in it
  useEffect(() => {
    if (isElsewhere) change("");
  }, [isElsewhere]);
  return (
    <>
      <Combobox
        ref={input}
        label={t("sign_up.university")}
        placeholder={t("sign_up.find_university")}
        required={isRequired}
        error={error}
        chosen={value === otherUniversity ? other : chosen ? option(chosen) : null}
        find={find}
        meant={meant}
        onChoose={choose}
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

const name = "person.university_id";

/** Ties the choice to the form: the text in the field is a name, what the form holds is the id. */
function useChosen(form: PersonForm, required: string | false) {
  const input = useRef<HTMLInputElement>(null);
  const { ref } = form.register(name, { required });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the field is there
  useEffect(() => {
    ref({ name, type: "text", value: form.getValues(name) ?? "", focus: () => input.current?.focus() });
    return () => ref(null);
  }, []);
  return {
    input,
    value: form.watch(name) ?? "",
    error: form.formState.errors.person?.university_id?.message,
    change: (value: string) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
}
