import { Button, Group, type OptionsFilter, Select, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { contentTag } from "../../../shared/languages/content-tags.ts";
import { languageIds, languages } from "../../../shared/languages/languages.ts";
import { nativeLanguageNames } from "../../../shared/languages/native-language-names.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { flashTimes } from "../../../ui/feedback/flash.tsx";
import { languageName } from "../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { ReferenceData } from "./fetch-reference-data.ts";

/** The site's language that most readers of the first one lack; undefined where both are there. */
const otherLanguageId = (taken: number[]) =>
  languages.map((one) => languageIds[one]).find((id) => !taken.includes(id));

interface ChooseLanguageProps {
  referenceData: ReferenceData;
  label: string;
  /** Languages that are taken already; where there are none, the reader's own is proposed. */
  without?: number[];
  submitLabel: string;
  onChoose(languageId: number): Promise<void> | void;
  /** Another way on, beside the button. */
  children?: ReactNode;
}

/**
 * One of the languages in which contents can be written, by its own name, the common ones first; without a choice
 * nothing goes on.
 */
export function ChooseLanguage({
  referenceData,
  label,
  without = [],
  submitLabel,
  onChoose,
  children,
}: ChooseLanguageProps) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState(without.length > 0 ? null : String(languageIds[language]));
  const [isBusy, setBusy] = useState(false);
  const other = without.length > 0 ? otherLanguageId(without) : undefined;
  const free = referenceData.languages.filter(({ id }) => !without.includes(id));
  const nameHere = (id: string) => languageName(referenceData.languages, Number(id), language);
  const filter: OptionsFilter = ({ options, search }) => {
    const wanted = search.trim().toLowerCase();
    return options.filter(
      (one) => "value" in one && `${one.label} ${nameHere(one.value)}`.toLowerCase().includes(wanted),
    );
  };
  const choose = async (id: number | null) => {
    if (!id) return noticeFailure(t("language.choose"), flashTimes.brief);
    setBusy(true);
    try {
      await onChoose(id);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack maw={420}>
      {other && (
        <Button onClick={() => void choose(other)} loading={isBusy}>
          {t("language.add_named", { language: nameHere(String(other)) })}
        </Button>
      )}
      <Select
        label={label}
        data={[...free]
          .sort((a, b) => Number(b.is_commonly_used) - Number(a.is_commonly_used))
          .map(({ id }) => ({
            value: String(id),
            label: nativeLanguageNames[id] ?? nameHere(String(id)),
          }))}
        renderOption={({ option }) => (
          <Group gap="xs">
            <span lang={contentTag(Number(option.value))}>{option.label}</span>
            {option.label !== nameHere(option.value) && (
              <Text span size="sm" c="dimmed" aria-hidden="true">
                {nameHere(option.value)}
              </Text>
            )}
          </Group>
        )}
        filter={filter}
        value={chosen}
        onChange={setChosen}
        searchable
        allowDeselect={false}
      />
      <Group>
        <Button
          variant={other ? "default" : "filled"}
          onClick={() => void choose(Number(chosen))}
          loading={isBusy}
        >
          {submitLabel}
        </Button>
        {children}
      </Group>
    </Stack>
  );
}
