import { Suspense } from "react";
import type { User } from "../../features/accounts/accounts.contract.ts";
import {
  DeviceList,
  EmailChangeForm,
  ProofWays,
  useLogInAbove,
} from "../../features/accounts/accounts.public.ts";
import type { deviceContracts } from "../../features/accounts/devices/devices.contract.ts";
import { Identities } from "../../features/identities/identities.public.ts";
import { SignInAdvice } from "../../features/organizations/organizations.public.ts";
import { Passkeys } from "../../features/passkeys/passkey-list.public.ts";
import { Codes } from "../../features/totp/totp.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { QueryProvider } from "../../platform/browser/query-provider.tsx";
import { Link } from "../../ui/base/link.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";
import { OtherProofs } from "./other-proofs.tsx";

const api = apiClient<typeof deviceContracts>();

/** How the current user gets in: the address, the password, and the devices on which they are signed in. */
export default function MySecurity({ user }: { user: User }) {
  const t = useTexts();
  useLogInAbove();
  return (
    <QueryProvider>
      <ProofWays value={OtherProofs}>
        <Suspense>
          <SignInAdvice isThere />
        </Suspense>
        <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="email">
          <h2 id="email">{t("email_change.heading")}</h2>
          <EmailChangeForm email={user.email} />
        </section>
        <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="password">
          <h2 id="password">{t("security.password")}</h2>
          <p>
            <Link to="/login/reset">{t("security.change_password")}</Link>
          </p>
        </section>
        <Identities />
        <Passkeys />
        <Codes />
        <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="devices">
          <Loaded
            name="devices"
            userId={user.id}
            load={async () => (await api("GET /users/own/sessions")).data}
          >
            {(devices) => <DeviceList first={devices} />}
          </Loaded>
        </section>
      </ProofWays>
    </QueryProvider>
  );
}
