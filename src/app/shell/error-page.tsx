import { isRouteErrorResponse, useRouteError } from "react-router";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./error-page.module.css";
import { useIsOffline } from "./use-is-offline.ts";

/** The page of an address that is not there, was removed, or failed; each says so and offers a way on. */
export function ErrorPage() {
  const t = useTexts();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isOffline = useIsOffline();
  const kind = status === 404 ? "not_found" : status === 410 ? "gone" : isOffline ? "offline" : "failed";
  const canTryAgain = kind === "failed" || kind === "offline";
  return (
    <div className={styles.page}>
      <title>{`${t(`error.${kind}.title`)} | ${t("brand.name")}`}</title>
      <p className={styles.status} aria-hidden="true">
        {status === 404 || status === 410 ? status : "…"}
      </p>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{t(`error.${kind}.body`)}</p>
      <div className={styles.ways}>
        {canTryAgain && <Button onClick={() => location.reload()}>{t("error.again")}</Button>}
        <ButtonLink to="/" look={canTryAgain ? "quiet" : "main"}>
          {t("error.all_events")}
        </ButtonLink>
      </div>
    </div>
  );
}
