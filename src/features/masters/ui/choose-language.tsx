import { Button, Group, Select, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { flashTimes } from "../../../ui/feedback/flash.tsx";
import { noticeFailure } from "../../../ui/feedback/office-notices.ts";
import { languageName } from "../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Masters } from "./masters.ts";

interface ChooseLanguageProps {
  masters: Masters;
  label: string;
  /** Languages that are taken already. */
  without?: number[];
  submitLabel: string;
  onChoose(languageId: number): Promise<void> | void;
  /** Another way on, beside the button. */
  children?: ReactNode;
}

/** One of the languages in which contents can be written, the common ones first; without a choice nothing goes on. */
export function ChooseLanguage({
  masters,
  label,
  without = [],
  submitLabel,
  onChoose,
  children,
}: ChooseLanguageProps) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const free = masters.languages.filter(({ id }) => !without.includes(id));
  const choose = async () => {
    if (!chosen) return noticeFailure(t("language.choose"), flashTimes.brief);
    setBusy(true);
    try {
      await onChoose(Number(chosen));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack maw={420}>
      <Select
        label={label}
        data={[...free]
          .sort((a, b) => Number(b.is_commonly_used) - Number(a.is_commonly_used))
          .map(({ id }) => ({ value: String(id), label: languageName(masters.languages, id, language) }))}
        value={chosen}
        onChange={setChosen}
        searchable
      />
      <Group>
        <Button onClick={() => void choose()} loading={isBusy}>
          {submitLabel}
        </Button>
        {children}
      </Group>
    </Stack>
  );
}
