import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { alreadyRegistered } from "./use-sign-up.ts";

/**
 * People who have an account already are shown the way to the log-in.
 * @param redirectTo where to go from there
 */
export function SignUpBar({ sentence, redirectTo }: { sentence: string; redirectTo: string }) {
  const t = useTexts();
  if (sentence !== alreadyRegistered) return <Bar>{sentence}</Bar>;
  return (
    <Bar>
      <span>{t("sign_up.already")}</span>
      <ButtonLink to={withRedirectTo("/login", redirectTo)} look="quiet">
        {t("shell.login")}
      </ButtonLink>
    </Bar>
  );
}
