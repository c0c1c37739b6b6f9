import { Suspense } from "react";
import { type Language, languageEntry, otherReadings } from "../../../../shared/languages/languages.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { FallbackForm } from "../../../../ui/forms/fallback-form.tsx";
import { useInitialFields } from "../../../../ui/forms/use-initial-search.ts";
import { useChooseLanguage } from "../../../../ui/texts/choose-language.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";

/** Readers of other languages seldom see a Japanese text. */
const TextRubySwitch = lazyPart(() => import("./text-ruby-switch.tsx"));

/** Readings over the words of an event's Japanese text: those of its page where that is in Japanese. Plain Japanese always has them. */
export function RubySwitch({ eventId }: { eventId: number }) {
  const language = useLanguage();
  const other = otherReadings(language);
  if (other) return <PageRubySwitch other={other} />;
  if (languageEntry(language).hasRuby) return null;
  return (
    <Suspense>
      <TextRubySwitch eventId={eventId} />
    </Suspense>
  );
}

/** As in the language menu: the page has one state. */
function PageRubySwitch({ other }: { other: Language }) {
  const t = useTexts();
  const choose = useChooseLanguage();
  const { lang, ...fields } = useInitialFields();
  return (
    <FallbackForm fields={fields}>
      <Button
        type="submit"
        name="lang"
        value={other}
        look="quiet"
        aria-pressed={languageEntry(useLanguage()).hasRuby === true}
        onClick={(event) => {
          event.preventDefault();
          choose(other);
        }}
      >
        {t("shell.ruby")}
      </Button>
    </FallbackForm>
  );
}
