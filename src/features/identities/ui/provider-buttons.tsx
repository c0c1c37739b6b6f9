import { rememberChoiceOfWindow } from "../../../platform/browser/storage/choice-of-window.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { ShownProvider } from "../providers/list-providers.ts";
import { logInAddress } from "./log-in-address.ts";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  providers: readonly ShownProvider[];
  /** One of our own paths, checked already. */
  redirectTo: string;
  /** What a button says, with the provider's name. */
  text: "log_in.through" | "sign_up.through";
}

/** A way to each provider; nothing where none is set. */
export function ProviderButtons({ providers, redirectTo, text }: ProviderButtonsProps) {
  const t = useTexts();
  const language = useLanguage();
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers}>
      {providers.map(({ id, label }) => (
        <li key={id}>
          <ButtonLink
            reloadDocument
            to={logInAddress(id, redirectTo, language)}
            look="quiet"
            wide
            onClick={rememberChoiceOfWindow}
          >
            {t(text satisfies TextKey, { provider: label })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
