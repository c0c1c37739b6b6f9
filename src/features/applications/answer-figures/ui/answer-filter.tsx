import { Group, NativeSelect } from "@mantine/core";
import { type ApplicationState, applicationStates } from "../../../../shared/application-states.ts";
import { type Language, languageEntry, languages } from "../../../../shared/languages/languages.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";

/** Whose answers are shown; an empty language is every one. */
export interface AskedPeople {
  state: ApplicationState | "active" | "all";
  language: Language | "";
}

interface AnswerFilterProps {
  value: AskedPeople;
  onChange(value: AskedPeople): void;
}

/** Chooses whose answers are shown: by where they stand, and by the language in which they use the site. */
export function AnswerFilter({ value, onChange }: AnswerFilterProps) {
  const t = useTexts();
  const states = [
    { value: "active", label: t("answers.active") },
    ...applicationStates.map((state) => ({ value: state, label: t(`applicant_state.${state}`) })),
    { value: "all", label: t("answers.everybody") },
  ];
  const choices = [
    { value: "", label: t("answers.every_language") },
    ...languages.map((language) => ({ value: language, label: languageEntry(language).nativeName })),
  ];
  return (
    <Group>
      <NativeSelect
        label={t("answers.of_whom")}
        data={states}
        value={value.state}
        onChange={(event) => onChange({ ...value, state: event.currentTarget.value as AskedPeople["state"] })}
      />
      <NativeSelect
        label={t("answers.language")}
        data={choices}
        value={value.language}
        onChange={(event) =>
          onChange({ ...value, language: event.currentTarget.value as AskedPeople["language"] })
        }
      />
    </Group>
  );
}
