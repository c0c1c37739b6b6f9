import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { SignUpForm, SignUpTerms, signUpChoices, useOwnUser } from "../../features/accounts/door.ts";
import { allMasters } from "../../features/masters/door.server.ts";
import { storedSession } from "../../platform/browser/stored-session.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { pageContext } from "../page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import type { Route } from "./+types/sign-up.ts";
import styles from "./form-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  return { choices: signUpChoices(await allMasters(platform.db, language), platform.clock.now()) };
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useOwnUser();
  const cameSignedIn = useRef(false);
  useEffect(() => {
    cameSignedIn.current = storedSession() !== null;
  }, []);
  useEffect(() => {
    if (user && cameSignedIn.current) navigate("/", { replace: true });
  }, [user, navigate]);
  return (
    <div className={styles.page}>
      <PageHead title={t("sign_up.title")} description={t("sign_up.lead")} />
      <header className={styles.head}>
        <h1>{t("sign_up.title")}</h1>
        <p>{t("sign_up.lead")}</p>
      </header>
      <SignUpForm choices={loaderData.choices} />
      <SignUpTerms />
      <p className={styles.links}>
        <Link to="/login">{t("sign_up.have_account")}</Link>
      </p>
    </div>
  );
}
