import { List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { Advice } from "../../../japanese/japanese-texts.contract.ts";
import { type AdvisedPiece, adviceInText } from "./advice-in-text.ts";
import styles from "./advice-list.module.css";
import type { CheckedText } from "./check-japanese.ts";

const fields = ["title", "discription"] as const;

/** The checked text with its hard places marked, and what to do about each; nothing of it keeps anybody from saving. */
export function AdviceList({ checked }: { checked: CheckedText }) {
  const t = useTexts();
  const said = new Map<string, Advice>();
  for (const one of checked.advice) said.set(`${one.kind} ${wordsOf(checked, one)}`, one);
  if (said.size === 0) return <Text size="sm">{t("event_form.plain.good")}</Text>;
  return (
    <Stack gap="xs">
      <div className={styles.text} lang="ja">
        {fields.map((field) => (
          <p key={field}>
            {adviceInText(
              checked[field],
              checked.advice.filter((one) => one.field === field),
            ).map(marked)}
          </p>
        ))}
      </div>
      <List size="sm" spacing={4}>
        {[...said].map(([key, one]) => (
          <List.Item key={key}>
            <b lang="ja">{wordsOf(checked, one)}</b> {t(`event_form.plain.advice.${one.kind}`)}
            {one.proposal && (
              <>
                {" → "}
                <b lang="ja">{one.proposal}</b>
              </>
            )}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function marked({ text, advice }: AdvisedPiece, place: number): ReactNode {
  const kind = advice.at(-1)?.kind;
  return kind ? (
    <mark key={place} data-kind={kind}>
      {text}
    </mark>
  ) : (
    text
  );
}

/** A long sentence is known by its beginning. */
function wordsOf(checked: CheckedText, { field, at, length }: Advice): string {
  const words = checked[field].slice(at, at + length);
  return words.length > 16 ? `${words.slice(0, 15)}…` : words;
}
