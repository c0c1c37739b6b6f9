import { Link } from "../../../../ui/base/link.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";

/** The terms that signing up agrees to. */
export function SignUpTerms() {
  const t = useTexts();
  return (
    <p>
      {t("sign_up.terms")} <Link to="/static/terms_of_service">{t("footer.terms_of_service")}</Link> ·{" "}
      <Link to="/static/privacy_policy">{t("footer.privacy_policy")}</Link>
    </p>
  );
}
