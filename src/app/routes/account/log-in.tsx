import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  justSignedIn,
  LogInForm,
  SharedComputerField,
  useRedirectSignedIn,
  withTypedEmail,
} from "../../../features/accounts/accounts.public.ts";
import { LogInFailed, ProviderButtons } from "../../../features/identities/identities.public.ts";
import { listProviders } from "../../../features/identities/identities.server.ts";
import { fetchPasskeyParts, PasskeySignIn } from "../../../features/passkeys/passkeys.public.ts";
import { safeRedirectPath, withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { supportEmail } from "../../../shared/support-email.ts";
import { Link } from "../../../ui/base/link.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { handlePostedForm } from "../../rendering/posted-fields.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/log-in";
import styles from "./form-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  return { providers: listProviders(platform, language) };
}

export const action = handlePostedForm;

export default function LogIn({ loaderData: { providers } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirectTo = safeRedirectPath(search.get("redirect_to"));
  const [offer, setOffer] = useState<ReactNode>(null);
  useRedirectSignedIn(redirectTo);
  const goOn = () => navigate(redirectTo, { state: justSignedIn });
  if (offer) {
    return (
      <>
        <PageHead title={t("log_in.title")} isHidden />
        {offer}
      </>
    );
  }
  return (
    <div className={styles.page}>
      <PageHead title={t("log_in.title")} isHidden />
      <h1>{t("log_in.title")}</h1>
      <LogInFailed />
      {redirectTo !== "/" && <Bar kind="note">{t("log_in.first")}</Bar>}
      <LogInForm
        supportEmail={supportEmail}
        onLoggedIn={async () => {
          // Without a connection nobody is asked.
          const offered = await fetchPasskeyParts()
            .then((parts) => parts.offerPasskey(goOn))
            .catch(() => null);
          if (offered) setOffer(offered);
          else await goOn();
        }}
        otherWays={
          <>
            <PasskeySignIn label={t("log_in.passkey")} onSignedIn={goOn} />
            <ProviderButtons providers={providers} redirectTo={redirectTo} text="log_in.through" />
          </>
        }
        links={(email) => (
          <p className={styles.links}>
            <Link to={withRedirectTo("/login/reset", redirectTo)} state={withTypedEmail(email)}>
              {t("log_in.forgot")}
            </Link>
            <Link to={withRedirectTo("/signup", redirectTo)} state={withTypedEmail(email)}>
              {t("log_in.no_account")}
            </Link>
          </p>
        )}
      >
        <SharedComputerField />
      </LogInForm>
    </div>
  );
}
