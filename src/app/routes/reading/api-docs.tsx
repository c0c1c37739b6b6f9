import { useEffect, useRef, useState } from "react";
import {
  clearSession,
  sessionIn,
  storedSession,
  storeSession,
} from "../../../platform/browser/storage/stored-session.ts";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./api-docs.module.css";

const documentAddress = "/api/openapi.json";

/** Every call of the API, to read and to try. Calls are made as whoever is signed in on the site. */
export default function ApiDocs() {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leave = followDarkMode();
    if (place.current) showViewer(place.current).catch(() => setFailed(true));
    return leave;
  }, []);
  return (
    <div className={styles.page}>
      <PageHead title={t("api_docs.title")} description={t("api_docs.lead")} />
      <header>
        <h1>{t("api_docs.title")}</h1>
        <p>{t("api_docs.lead")}</p>
        <p>
          <a href={documentAddress}>{t("api_docs.document")}</a>
        </p>
        {hasFailed && <p role="alert">{t("api_docs.failed")}</p>}
      </header>
      <div ref={place} className={styles.viewer} lang="en" />
    </div>
  );
}

async function showViewer(place: HTMLElement): Promise<void> {
  const [{ default: SwaggerUI }] = await Promise.all([
    import("swagger-ui-dist/swagger-ui-es-bundle.js"),
    import("swagger-ui-dist/swagger-ui.css"),
  ]);
  SwaggerUI({
    domNode: place,
    url: documentAddress,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    filter: true,
    validatorUrl: null,
    requestInterceptor: withSession,
    responseInterceptor: storeSessionFrom,
  });
}

interface ViewerRequest {
  url: string;
  headers: Record<string, string>;
}

function withSession(request: ViewerRequest): ViewerRequest {
  const own = { "user-locale": documentLanguage(), ...storedSession() };
  return { ...request, headers: { ...own, ...request.headers } };
}

interface ViewerResponse {
  ok: boolean;
  url: string;
  headers: Record<string, string>;
}

/** Signing in and out here is signing in and out on the site. */
function storeSessionFrom(response: ViewerResponse): ViewerResponse {
  const path = new URL(response.url, location.origin).pathname;
  if (!response.ok) return response;
  if (path === "/api/v1/auth/sign_out") clearSession();
  else if (path.startsWith("/api/v1/auth")) {
    const session = sessionIn(new Headers(response.headers));
    if (session) storeSession(session);
  }
  return response;
}

/** The viewer is dark by a class of its own. */
function followDarkMode(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  follow();
  dark.addEventListener("change", follow);
  return () => {
    dark.removeEventListener("change", follow);
    document.documentElement.classList.remove("dark-mode");
  };
}
