import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { contentTag } from "../../../shared/languages/content-tags.ts";
import { isLanguage } from "../../../shared/languages/languages.ts";
import { nativeLanguageNames } from "../../../shared/languages/native-language-names.ts";
import { foreignTag, readsContent } from "../../../shared/languages/readers/text-reader.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { recognitionLabel } from "../../organizations/organizations.public.ts";
import type { NamedLanguage } from "../card/card-data.ts";
import { pictureOf, pictureProps } from "../covers/event-picture.ts";
import { japaneseTextOf } from "../japanese/japanese-text.ts";
import { RubySwitch } from "../japanese/ui/ruby-switch.tsx";
import { useShownRuby } from "../japanese/ui/shown-ruby.ts";
import { readableTexts, shownText } from "../ui/event-text.ts";
import styles from "./event-heading.module.css";
import type { PageEvent } from "./sparse-event.ts";

const TextNotice = lazyPart(() => import("./text-notice.tsx"));

interface EventHeadingProps {
  event: PageEvent;
  /** At least those of its texts. */
  languages: readonly NamedLanguage[];
  /** The shown text's, where that has readings. */
  titleHtml?: string | undefined;
}

/** Picture, host and title, with a tab a language, each at an address of its own; a reader whose language is missing is told so. */
export function EventHeading({ event, languages, titleHtml }: EventHeadingProps) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const [search] = useSearchParams();
  const texts = readableTexts(event);
  const text = shownText(event, search, reader);
  const isJapanese = text === japaneseTextOf(event.language_events);
  const ruby = useShownRuby(event.id);
  const withReadings = isJapanese && ruby ? ruby.title(text.title) : titleHtml;
  const [owner] = event.organizations;
  const isMissing = !texts.some(({ language_id }) => readsContent(language, language_id));
  return (
    <div className={styles.heading}>
      <img
        {...pictureProps(pictureOf(event), "(min-width: 60rem) 50rem, 100vw")}
        alt=""
        width={960}
        height={540}
        fetchPriority="high"
        className={styles.picture}
      />
      {isMissing && (
        <Suspense>
          <TextNotice shown={text.language_id} languages={languages} styles={styles} />
        </Suspense>
      )}
      {texts.length > 1 && (
        <nav aria-label={t("event.languages_of_page")} className={styles.tabs} translate="no">
          {texts.map(({ id, language_id }) => (
            <Link
              key={id}
              to={{ search: withText(search, language_id) }}
              replace
              preventScrollReset
              aria-current={id === text.id || undefined}
              lang={contentTag(language_id)}
            >
              {nativeLanguageNames[language_id]}
            </Link>
          ))}
        </nav>
      )}
      <div lang={foreignTag(text.language_id, language)}>
        {withReadings === undefined ? (
          <h1>{text.title}</h1>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as the description, with readings over its words
          <h1 dangerouslySetInnerHTML={{ __html: withReadings }} />
        )}
        <p className={styles.host} translate="no">
          {text.organization_name || owner?.organization_name}
        </p>
      </div>
      {isJapanese && (
        <div className={styles.ruby}>
          <RubySwitch eventId={event.id} />
        </div>
      )}
      {owner && owner.recognitions.length > 0 && (
        <p className={styles.recognitions}>
          {owner.recognitions.map((one) => (
            <Badge key={one.university.id} tone="recognized">
              {recognitionLabel(one, language)}
            </Badge>
          ))}
        </p>
      )}
    </div>
  );
}

function withText(search: URLSearchParams, languageId: number): string {
  const lang = search.get("lang");
  const text = contentTag(languageId) ?? "";
  return new URLSearchParams({ ...(isLanguage(lang) && { lang }), text }).toString();
}
