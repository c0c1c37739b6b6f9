import { useSearchParams } from "react-router";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";

/** At the head of the page for who has just signed up, or comes by the confirmation mail's link. */
export function WelcomeText() {
  const t = useTexts();
  const [search] = useSearchParams();
  const outcome = search.get("account_confirmation_success");
  return (
    <section>
      <h1>{t("welcome.title")}</h1>
      {outcome === "true" && <Bar kind="success">{t("welcome.confirmed")}</Bar>}
      {outcome === "false" && <Bar>{t("welcome.not_confirmed")}</Bar>}
      <p>{t("welcome.body")}</p>
    </section>
  );
}
