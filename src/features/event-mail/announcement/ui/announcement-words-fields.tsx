import { Stack, Textarea } from "@mantine/core";
import { languageIds, writtenLanguages } from "../../../../shared/languages/languages.ts";
import { maxAnnouncementWordsLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { compareTexts } from "../../../../shared/translation/compare-texts.ts";
import { readerLanguageName } from "../../../../ui/forms/problems/reader-languages.ts";
import { DifferencesAlert } from "../../../../ui/forms/translation/differences-alert.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { AnnouncementWords } from "../../event-mail.contract.ts";

/** A place for words in each language in which mails are read, the event's main one first, with what is written. */
export function wordsToWrite(event: Event, written: readonly AnnouncementWords[]): AnnouncementWords[] {
  const ids = writtenLanguages.map((language) => languageIds[language]);
  const main = event.language_events.find(({ is_main }) => is_main)?.language_id;
  return ids
    .toSorted((one, other) => Number(other === main) - Number(one === main))
    .map(
      (language_id) =>
        written.find((one) => one.language_id === language_id) ?? { language_id, custom_body: "" },
    );
}

/** The organizer's own words in an announcement, all optional, and a word where two languages say different things. */
export function AnnouncementWordsFields({
  words,
  onChange,
}: {
  words: AnnouncementWords[];
  onChange(words: AnnouncementWords[]): void;
}) {
  const t = useTexts();
  const language = useLanguage();
  const nameOf = (id: number) => readerLanguageName(id, language) ?? "";
  const [first, ...others] = words;
  return (
    <Stack>
      {words.map(({ language_id, custom_body }, place) => (
        <Textarea
          key={language_id}
          label={t("announcement.words", { language: nameOf(language_id) })}
          description={place === 0 ? t("announcement.words_hint") : undefined}
          autosize
          minRows={2}
          maxLength={maxAnnouncementWordsLength}
          value={custom_body}
          onChange={(event) =>
            onChange(words.with(place, { language_id, custom_body: event.currentTarget.value }))
          }
        />
      ))}
      {first &&
        others.map((other) => (
          <DifferencesAlert
            key={other.language_id}
            differences={[{ question: null, ...compareTexts(first.custom_body, other.custom_body) }]}
            languages={[nameOf(first.language_id), nameOf(other.language_id)]}
          />
        ))}
    </Stack>
  );
}
