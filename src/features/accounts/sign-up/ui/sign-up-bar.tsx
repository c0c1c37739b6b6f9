import type { Language } from "../../../../shared/languages/languages.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { alreadyRegistered } from "./use-sign-up.ts";

interface SignUpBarProps {
  /** A text of ours, or what the API has said in a language. */
  said: TextKey | { sentence: string; language: Language };
  /** Where to go from the log-in. */
  redirectTo: string;
}

/** Why nobody was signed up. People who have an account already are shown the way to the log-in. */
export function SignUpBar({ said, redirectTo }: SignUpBarProps) {
  const t = useTexts();
  const language = useLanguage();
  if (typeof said !== "string") return said.language === language ? <Bar>{said.sentence}</Bar> : null;
  return (
    <Bar>
      <span>{t(said)}</span>
      {said === alreadyRegistered && (
        <ButtonLink to={withRedirectTo("/login", redirectTo)} look="quiet">
          {t("shell.login")}
        </ButtonLink>
      )}
    </Bar>
  );
}
