import { useSearchParams } from "react-router";
import { SignUpForm, SignUpTerms, useRedirectSignedIn } from "../../../features/accounts/accounts.public.ts";
import { findSignUpChoices } from "../../../features/accounts/accounts.server.ts";
import { ProviderButtons } from "../../../features/identities/identities.public.ts";
import { listProviders } from "../../../features/identities/identities.server.ts";
import { safeRedirectPath, withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { handlePostedForm } from "../../rendering/posted-fields.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/sign-up";
import styles from "./form-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  return {
    choices: await findSignUpChoices(platform, language),
    providers: listProviders(platform, language),
  };
}

export const action = handlePostedForm;

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const [search] = useSearchParams();
  const redirectTo = safeRedirectPath(search.get("redirect_to"));
  useRedirectSignedIn(redirectTo);
  return (
    <div className={styles.page}>
      <PageHead title={t("sign_up.title")} description={t("sign_up.lead")} />
      <header className={styles.head}>
        <h1>{t("sign_up.title")}</h1>
        <p>{t("sign_up.lead")}</p>
      </header>
      <ProviderButtons providers={loaderData.providers} redirectTo={redirectTo} text="sign_up.through" />
      <SignUpForm choices={loaderData.choices} redirectTo={redirectTo} />
      <SignUpTerms />
      <p className={styles.links}>
        <Link to={withRedirectTo("/login", redirectTo)}>{t("sign_up.have_account")}</Link>
      </p>
    </div>
  );
}
