import { type FormEvent, useRef } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./check-in-screen.module.css";

/** For tickets that no camera can read: the ten characters under the QR code. */
export function CodeEntry({ onCode }: { onCode(text: string): void }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("code"));
    if (!text.trim()) return;
    onCode(text);
    event.currentTarget.reset();
  };
  return (
    <form method="post" ref={form} className={styles.entry} onSubmit={send}>
      <TextField
        name="code"
        label={t("entrance.code")}
        hint={t("entrance.code_hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
        maxLength={200}
      />
      <Button type="submit">{t("entrance.check_in")}</Button>
    </form>
  );
}
