import { findSignUpChoices } from "../../../features/accounts/accounts.server.ts";
import { TradeTicket } from "../../../features/identities/identities.public.ts";
import { PasskeySignIn } from "../../../features/passkeys/passkeys.public.ts";
import { supportEmail } from "../../../shared/support-email.ts";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/provider-log-in";
import styles from "./form-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  return { choices: await findSignUpChoices(platform, language) };
}

/** Back from a provider: what it has said stands behind the `#`, and is taken out of the address at once. */
export default function ProviderLogIn({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead title={t("log_in.provider_title")} isHidden />
      <h1>{t("log_in.provider_title")}</h1>
      <NeedsScripts />
      <TradeTicket
        choices={loaderData.choices}
        supportEmail={supportEmail}
        otherWays={(onSignedIn) => <PasskeySignIn label={t("log_in.passkey")} onSignedIn={onSignedIn} />}
      />
    </div>
  );
}
