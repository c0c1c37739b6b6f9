import type { ReactNode } from "react";
import { type Language, languageEntry, localeOf } from "../../shared/languages/languages.ts";
import { embedStyles } from "./embed-styles.ts";

interface EmbedDocumentProps {
  language: Language;
  title: string;
  /** The public page of which this is a part; absent where there is none to see. */
  canonical?: string;
  children: ReactNode;
}

/** A page for a frame on another site: no scripts, no file of its own beside pictures, and not for search engines. */
export function EmbedDocument({ language, title, canonical, children }: EmbedDocumentProps) {
  return (
    <html lang={localeOf(language)} data-plain={languageEntry(language).isPlain}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {canonical && <link rel="canonical" href={canonical} />}
        <title>{title}</title>
        <style>{embedStyles}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

/** A link out of the frame: into a tab that cannot reach the page around the frame. */
export function EmbedLink({
  href,
  lang,
  isAction,
  children,
}: {
  href: string;
  lang?: string | undefined;
  isAction?: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href} lang={lang} className={isAction ? "apply" : undefined} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
