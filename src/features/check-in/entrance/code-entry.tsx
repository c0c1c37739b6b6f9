import type { FormEvent, Ref } from "react";
import { maxSearchLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { Button } from "../../../ui/base/button.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./check-in-screen.module.css";

interface CodeEntryProps {
  field: Ref<HTMLInputElement>;
  onCode(text: string): void;
}

/** For tickets that no camera can read: the ten characters under the QR code. */
export function CodeEntry({ field, onCode }: CodeEntryProps) {
  const t = useTexts();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("code"));
    if (!text.trim()) return;
    onCode(text);
    event.currentTarget.reset();
  };
  return (
    <form method="post" className={styles.entry} onSubmit={send}>
      <TextField
        ref={field}
        name="code"
        label={t("entrance.code")}
        hint={t("entrance.code_hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
        maxLength={maxSearchLength}
      />
      <Button type="submit">{t("entrance.check_in")}</Button>
    </form>
  );
}
