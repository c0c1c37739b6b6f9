import { Textarea } from "@mantine/core";
import { languageIds } from "../../../../shared/languages/languages.ts";
import { maxCancelMessageLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { otherReaderLanguages, readerLanguageName } from "../../../../ui/forms/problems/reader-languages.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";

interface CancelMessagesProps {
  /** The event's: what is written in it goes to all for whom there is nothing else. */
  mainLanguageId: number;
  /** By language id. */
  messages: Record<number, string>;
  onChange(messages: Record<number, string>): void;
}

/** A word to those who were coming, in each language in which they read. */
export function CancelMessages({ mainLanguageId, messages, onChange }: CancelMessagesProps) {
  const t = useTexts();
  const shownIn = useLanguage();
  const others = otherReaderLanguages(mainLanguageId).map((language) => languageIds[language]);
  return [mainLanguageId, ...others].map((id) => {
    const language = readerLanguageName(id, shownIn);
    return (
      <Textarea
        key={id}
        label={language ? t("event_desk.cancel_message_in", { language }) : t("event_desk.cancel_message")}
        description={
          id !== mainLanguageId && t("event_desk.cancel_message_other", { language: language ?? "" })
        }
        autosize
        minRows={3}
        maxLength={maxCancelMessageLength}
        value={messages[id] ?? ""}
        onChange={(change) => onChange({ ...messages, [id]: change.currentTarget.value })}
      />
    );
  });
}

/** As the API takes them. */
export function cancelBody(mainLanguageId: number, messages: Record<number, string>) {
  const { [mainLanguageId]: main = "", ...others } = messages;
  return {
    message: main.trim() || null,
    language_messages: Object.entries(others).map(([id, message]) => ({ language_id: Number(id), message })),
  };
}
