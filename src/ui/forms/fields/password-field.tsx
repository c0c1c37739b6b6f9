import { type ComponentProps, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../base/icon.tsx";
import { useTexts } from "../../texts/texts.tsx";
import { TextField } from "./field.tsx";
import styles from "./password-field.module.css";

/** A password, which its button shows while one wants to see what one types. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    const input = currentTarget.previousElementSibling as HTMLInputElement;
    const { selectionStart, selectionEnd } = input;
    flushSync(() => setShown(!isShown));
    // Browsers put the caret elsewhere in a field that changes its type.
    if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd);
  };
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      inside={
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          // The field keeps the focus that it has.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name="eye" />
          <span className="visually-hidden">{t("password.show")}</span>
        </button>
      }
    />
  );
}
