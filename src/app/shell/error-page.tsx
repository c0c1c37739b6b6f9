import { isRouteErrorResponse, useRouteError } from "react-router";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./error-page.module.css";

/** What is not there, what was removed, and what could not be made: each says so and offers a way on. */
export function ErrorPage() {
  const t = useTexts();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? "not_found" : status === 410 ? "gone" : "failed";
  return (
    <div className={styles.page}>
      <title>{`${t(`error.${kind}.title`)} | ${t("brand.name")}`}</title>
      <p className={styles.status} aria-hidden="true">
        {status === 404 || status === 410 ? status : "…"}
      </p>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{t(`error.${kind}.body`)}</p>
      <div className={styles.ways}>
        {kind === "failed" && <Button onClick={() => location.reload()}>{t("error.again")}</Button>}
        <ButtonLink to="/" look={kind === "failed" ? "quiet" : "main"}>
          {t("error.all_events")}
        </ButtonLink>
      </div>
    </div>
  );
}
