import { bareLanguage, type Language } from "../../shared/languages/languages.ts";

/**
 * A page with the links by which it can be installed. They go in after rendering, because nothing of them ever changes within a
 * document, and what React renders stands in every page's scripts as well; hydration skips what it does not know in the head.
 */
export function linkApp(html: string, language: Language): string {
  const links = `<link rel="manifest" href="/manifest.webmanifest?lang=${bareLanguage(language)}"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`;
  return html.replace("</head>", `${links}</head>`);
}
