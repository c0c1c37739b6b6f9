import { SimpleGrid, TextInput } from "@mantine/core";
import { maxReadingLength } from "../../../../../shared/limits/max-lengths-for-organizers.ts";
import type { RubyWord } from "../../../../../shared/ruby/ruby-words.ts";
import { useTexts } from "../../../../../ui/texts/texts.tsx";

interface WordReadingsProps {
  /** The text that the words are of. */
  label: string;
  words: readonly RubyWord[];
  onChange(words: RubyWord[]): void;
}

/** The words of a text to mend one by one; a word that is read alike in several places is asked for once. */
export function WordReadings({ label, words, onChange }: WordReadingsProps) {
  const t = useTexts();
  const groups = Map.groupBy(
    words.map((word, place) => ({ ...word, place })),
    // By the first place of the word, so that what is typed does not join another group on the way.
    ({ text, reading }) => words.findIndex((one) => one.text === text && one.reading === reading),
  );
  const write = (places: readonly number[], reading: string) =>
    onChange(words.map((word, place) => (places.includes(place) ? { ...word, reading } : word)));
  return (
    <SimpleGrid cols={{ base: 2, xs: 3, sm: 4 }} spacing="xs" role="group" aria-label={label}>
      {[...groups].map(([first, group]) => {
        const { text = "", reading = "" } = group[0] ?? {};
        const isKana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]*$/u.test(reading);
        return (
          <TextInput
            key={first}
            lang="ja"
            size="xs"
            maxLength={maxReadingLength}
            label={text}
            value={reading}
            placeholder={t("event_form.readings.none")}
            error={isKana ? undefined : t("event_form.readings.not_kana")}
            onChange={({ target }) =>
              write(
                group.map(({ place }) => place),
                target.value,
              )
            }
          />
        );
      })}
    </SimpleGrid>
  );
}
