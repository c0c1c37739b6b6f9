import { contentTag } from "../../../../shared/languages/content-tags.ts";
import { type Language, languageIds } from "../../../../shared/languages/languages.ts";
import { languageForReader } from "../../../../shared/languages/texts-by-language.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Organization } from "../../organizations.contract.ts";
import { disclosureFields } from "../disclosure.ts";
import styles from "./disclosure-facts.module.css";
import { disclosurePlace } from "./disclosure-place.ts";

/** An organization tells who is behind it, for readers who want to know before they go; fields that it has not told are named plainly. */
export function DisclosureFacts({ disclosure }: { disclosure: Organization["disclosure"] }) {
  const t = useTexts();
  const reader = useLanguage();
  const facts = disclosureFields.map((field) => {
    const written = languageForReader(reader, (language) => Boolean(disclosure[field][language]));
    return { field, label: t(`organization.${field}`), written, text: written && disclosure[field][written] };
  });
  return (
    <section aria-labelledby={disclosurePlace} className={styles.behind}>
      <h2 id={disclosurePlace}>{t("organization.behind")}</h2>
      <dl className={styles.facts}>
        {facts.map(({ field, label, written, text }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd lang={tagOf(written, reader)}>{text || t("organization.not_told")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Undefined for the language of the page. */
const tagOf = (written: Language | undefined, reader: Language) =>
  written === undefined || written === reader ? undefined : contentTag(languageIds[written]);
