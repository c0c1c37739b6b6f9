import styles from "./prose.module.css";

interface ProseProps {
  /** Made from markdown by the server, sanitized. */
  html: string;
  heading: string | null;
  /** Tag of its language, where that is not the page's. */
  lang?: string | undefined;
}

export function Prose({ html, heading, lang }: ProseProps) {
  return (
    <article className={styles.prose} lang={lang}>
      {heading && <h1>{heading}</h1>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from sanitized markdown */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
