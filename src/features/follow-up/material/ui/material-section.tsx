import { useEffect, useId, useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { downloadFile } from "../../../../platform/browser/download-file.ts";
import { storedSession } from "../../../../platform/browser/storage/stored-session.ts";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Material, materialContracts } from "../material.contract.ts";
import { describeMaterial, materialFileAddress } from "./describe-material.ts";
import styles from "./material-section.module.css";

const api = apiClient<typeof materialContracts>();

/** The material that the reader may see; nothing where there is none, and a way to log in for who came here for it. */
export default function MaterialSection({ eventId }: { eventId: number }) {
  const t = useTexts();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isVisitor = !storedSession();
  const material = useAnswer(`material ${eventId} ${isVisitor}`, async () => {
    const { data } = await api("GET /events/{id}/materials", { params: { id: eventId } });
    return data;
  });
  const isWanted = window.location.hash === "#material";
  const isShown = material !== null && (material.length > 0 || isWanted);
  useEffect(() => {
    // It is on the page only now, so the browser has not found it itself.
    if (isShown && isWanted) section.current?.scrollIntoView({ block: "center" });
  }, [isShown, isWanted]);
  if (!isShown) return null;
  return (
    <section ref={section} id="material" aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t("material.of_event")}</h2>
      {material.length > 0 && (
        <ul className={styles.list}>
          {material.map((one) => (
            <MaterialEntry key={one.id} eventId={eventId} material={one} />
          ))}
        </ul>
      )}
      {material.length === 0 && !isVisitor && <p>{t("material.none_for_you")}</p>}
      {isVisitor && isWanted && (
        <p className={styles.visitor}>
          {t("material.log_in")}
          <ButtonLink to={withRedirectTo("/login", `/events/${eventId}#material`)} look="quiet">
            {t("material.to_log_in")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function MaterialEntry({ eventId, material }: { eventId: number; material: Material }) {
  const t = useTexts();
  const language = useLanguage();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const { id, title, url, file } = material;
  const download = async () => {
    setState("loading");
    try {
      await downloadFile(materialFileAddress(eventId, id));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const about = <span className={styles.about}>{describeMaterial(material, language)}</span>;
  return (
    <li>
      {url ? (
        <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
          <span className={styles.title}>{title}</span>
          {about}
        </a>
      ) : (
        <button
          type="button"
          className={styles.entry}
          disabled={state === "loading"}
          aria-busy={state === "loading"}
          onClick={() => void download()}
        >
          <span className={styles.title}>{title}</span>
          {about}
        </button>
      )}
      <p role="status" className={styles.note}>
        {state === "loading" && file && t("material.loading", { name: file.file_name })}
        {state === "failed" && t("material.download_failed")}
      </p>
    </li>
  );
}
