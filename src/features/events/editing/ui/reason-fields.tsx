import { Textarea } from "@mantine/core";
import { maxChangeReasonLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { readerLanguageName } from "../../../../ui/forms/problems/reader-languages.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";

/** By language id. */
export type Reason = Record<number, string>;

interface ReasonFieldsProps {
  /** The event's, its main one first. */
  languageIds: readonly number[];
  reason: Reason;
  onChange(reason: Reason): void;
}

/** Why, in each of the event's languages; nothing has to be said. */
export function ReasonFields({ languageIds, reason, onChange }: ReasonFieldsProps) {
  const t = useTexts();
  const shownIn = useLanguage();
  return languageIds.map((id, place) => {
    const language = readerLanguageName(id, shownIn);
    return (
      <Textarea
        key={id}
        label={language ? t("consequence.reason_in", { language }) : t("consequence.reason")}
        description={place === 0 ? t("consequence.reason_hint") : undefined}
        autosize
        minRows={2}
        maxLength={maxChangeReasonLength}
        value={reason[id] ?? ""}
        onChange={({ currentTarget }) => onChange({ ...reason, [id]: currentTarget.value })}
      />
    );
  });
}

/** As the API takes it: what is written in the main language goes to all for whom there is nothing else. */
export function reasonBody(languageIds: readonly number[], reason: Reason) {
  const written = languageIds.flatMap((language_id) => {
    const message = reason[language_id]?.trim();
    return message ? [{ language_id, message }] : [];
  });
  return written[0] ? { message: written[0].message, language_messages: written } : {};
}
export type ReasonBody = ReturnType<typeof reasonBody>;
