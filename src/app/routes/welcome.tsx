import { useSearchParams } from "react-router";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { PageHead } from "../seo/page-head.tsx";
import styles from "./form-page.module.css";

/** Where the confirmation mail's link and a sign-up end: a word of welcome and the way on. */
export default function Welcome() {
  const t = useTexts();
  const [search] = useSearchParams();
  const outcome = search.get("account_confirmation_success");
  return (
    <div className={styles.page}>
      <PageHead title={t("welcome.title")} isHidden />
      <h1>{t("welcome.title")}</h1>
      {outcome === "true" && <Bar kind="success">{t("welcome.confirmed")}</Bar>}
      {outcome === "false" && <Bar>{t("welcome.not_confirmed")}</Bar>}
      <p>{t("welcome.body")}</p>
      <div className={styles.links}>
        <ButtonLink to="/">{t("shell.all_events")}</ButtonLink>
      </div>
    </div>
  );
}
