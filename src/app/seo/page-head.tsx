import { useLocation, useRouteLoaderData } from "react-router";
import { bareLanguage, indexedLanguages, languageEntry, localeOf } from "../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { documentTitle } from "./document-title.ts";

interface PageHeadProps {
  title: string;
  description?: string;
  /** For pages that belong to one person or to one moment. */
  isHidden?: boolean;
  /** Path of the page that this one is a step of: search engines and link previews are led there. */
  stepOf?: string;
  image?: { url: string; alt: string };
  type?: "website" | "article";
}

/** Title, description, the addresses in other languages, and what link previews read. */
export function PageHead({ title, description, isHidden, stepOf, image, type = "website" }: PageHeadProps) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname } = useLocation();
  const publicUrl = useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
  const address = (lang?: string) => `${publicUrl}${stepOf ?? pathname}${lang ? `?lang=${lang}` : ""}`;
  const { ogLocale } = languageEntry(language);
  const otherLocales = indexedLanguages
    .map((one) => languageEntry(one).ogLocale)
    .filter((one) => one !== ogLocale);
  return (
    <>
      <title>{documentTitle(title, t("brand.name"))}</title>
      {description && <meta name="description" content={description} />}
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(bareLanguage(language))} />
          {indexedLanguages.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={localeOf(lang)} href={address(lang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address()} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={t("brand.name")} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address(bareLanguage(language))} />
          <meta property="og:locale" content={ogLocale} />
          {otherLocales.map((one) => (
            <meta key={one} property="og:locale:alternate" content={one} />
          ))}
          {image && (
            <>
              <meta property="og:image" content={image.url} />
              <meta property="og:image:alt" content={image.alt} />
              <meta name="twitter:card" content="summary_large_image" />
              <meta name="twitter:image" content={image.url} />
            </>
          )}
        </>
      )}
    </>
  );
}
