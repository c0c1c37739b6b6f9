import type { Messages } from "@lingui/core";
import { data } from "react-router";
import { type Language, languageEntry, writtenLanguages } from "../../../shared/languages/languages.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { textsToRender } from "../../language/all-texts.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { DashboardPart } from "../../styleguide/dashboard-part.tsx";
import { pickTexts } from "../../styleguide/pick-texts.ts";
import { SpecimenTexts } from "../../styleguide/specimen-texts.tsx";
import { Specimens } from "../../styleguide/specimens.tsx";
import styles from "../../styleguide/styleguide.module.css";
import type { Route } from "./+types/styleguide";

/** On a first look alone, as the mailbox is: visitors of a site are no builders of pages. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { platform } = context.get(pageContext);
  if (!platform.settings.isFirstLook) throw data(null, 404);
  const texts = writtenLanguages.map(
    (language) => [language, pickTexts(textsToRender(language).messages)] as const,
  );
  return { texts: Object.fromEntries(texts), now: platform.clock.now().getTime() };
}

const schemes = ["light", "dark"] as const;

/** Every part in every state, in all languages, by day and by night: for those who build pages. */
export default function Styleguide({ loaderData }: Route.ComponentProps) {
  const { now } = loaderData;
  // The types of what a loader sends know no optional places in a row.
  const texts = loaderData.texts as unknown as Record<Language, Messages>;
  return (
    <SpecimenTexts texts={texts}>
      <Heading />
      {writtenLanguages.map((language: Language) => (
        <SpecimenTexts key={language} texts={texts} language={language}>
          <div className={styles.pair} lang={languageEntry(language).tag}>
            {schemes.map((scheme) => (
              <Specimens key={scheme} scheme={scheme} now={now} />
            ))}
          </div>
        </SpecimenTexts>
      ))}
      <DashboardPart />
    </SpecimenTexts>
  );
}

function Heading() {
  const t = useTexts();
  return (
    <header className={styles.heading}>
      <PageHead title={t("styleguide.title")} description={t("styleguide.lead")} isHidden />
      <h1>{t("styleguide.title")}</h1>
      <p>{t("styleguide.lead")}</p>
    </header>
  );
}
