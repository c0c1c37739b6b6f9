import styles from "./prose.module.css";

/** @param html made from markdown by the server, sanitized */
export function Prose({ html, heading }: { html: string; heading: string | null }) {
  return (
    <article className={styles.prose}>
      {heading && <h1>{heading}</h1>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from sanitized markdown */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
