import { Suspense } from "react";
import { securityTexts, useLogInFirst, useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import { Link } from "../../../ui/base/link.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "../../my-page/my-page.module.css";
import { PageHead } from "../../seo/page-head.tsx";

/** Nothing of it is shown before it is known whose page this is. */
const MySecurity = lazyClientOnly(() => import("../../my-page/my-security.tsx"), securityTexts);

/** How one signs in, and the devices on which one is: a page of one's own, to which mails lead too. */
export default function SecurityPage() {
  const t = useTexts();
  const user = useSignedInUser();
  useLogInFirst("/me/security");
  return (
    <div className={styles.page}>
      <PageHead title={t("me.security")} isHidden />
      <header className={styles.head}>
        <p>
          <Link to="/me/settings">{t("shell.my_page")}</Link>
        </p>
        <h1>{t("me.security")}</h1>
        {/* Of the height that it will have, so that the rest stays where it is. */}
        <p>{user?.email ?? "\u00a0"}</p>
      </header>
      <NeedsScripts />
      <div className={styles.content}>
        {user && (
          <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
            <MySecurity user={user} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
