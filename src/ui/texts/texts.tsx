import type { I18n } from "@lingui/core";
import { LinguiContext, Trans, useLingui } from "@lingui/react";
import { type ComponentProps, type ReactNode, use, useMemo } from "react";
import type accountAccessTexts from "../../../locales/en/account-access.json";
import type articlesTexts from "../../../locales/en/articles.json";
import type browseTexts from "../../../locales/en/browse.json";
import type entranceTexts from "../../../locales/en/entrance.json";
import type eventDashboardTexts from "../../../locales/en/event-dashboard.json";
import type eventFormTexts from "../../../locales/en/event-form.json";
import type findingTexts from "../../../locales/en/finding.json";
import type formsTexts from "../../../locales/en/forms.json";
import type mailLinksTexts from "../../../locales/en/mail-links.json";
import type manageTexts from "../../../locales/en/manage.json";
import type myPagesTexts from "../../../locales/en/my-pages.json";
import type signedInTexts from "../../../locales/en/own.json";
import type publicTexts from "../../../locales/en/public.json";
import type reportTexts from "../../../locales/en/report.json";
import type scannerTexts from "../../../locales/en/scanner.json";
import type securityTexts from "../../../locales/en/security.json";
import type serverTexts from "../../../locales/en/server.json";
import type signInCodeTexts from "../../../locales/en/sign-in-code.json";
import type styleguideTexts from "../../../locales/en/styleguide.json";
import type teamTexts from "../../../locales/en/team.json";
import { openTexts } from "../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { rubyInside } from "../ruby/jsx-runtime.ts";
import type { PartTexts } from "./part-texts.ts";

/** Every text of the interface has a key in the catalogues under `locales/`; a key that is not there does not compile. */
export type TextKey =
  | keyof typeof publicTexts
  | keyof typeof browseTexts
  | keyof typeof findingTexts
  | keyof typeof myPagesTexts
  | keyof typeof formsTexts
  | keyof typeof accountAccessTexts
  | keyof typeof mailLinksTexts
  | keyof typeof articlesTexts
  | keyof typeof entranceTexts
  | keyof typeof signedInTexts
  | keyof typeof manageTexts
  | keyof typeof eventFormTexts
  | keyof typeof eventDashboardTexts
  | keyof typeof teamTexts
  | keyof typeof reportTexts
  | keyof typeof securityTexts
  | keyof typeof signInCodeTexts
  | keyof typeof scannerTexts
  | keyof typeof styleguideTexts
  // Stands in `noscript`, which browsers that run scripts never draw: the server alone has it.
  | keyof Pick<typeof serverTexts, "form.needs_scripts">;

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

/** Lingui's own provider would follow another language only after a first rendering in the old one. */
export function TextsProvider({ texts, children }: { texts: I18n; children: ReactNode }) {
  const context = useMemo(() => ({ i18n: texts, _: texts.t.bind(texts) }), [texts]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}

/** The texts of the page's language: `t("home.title")`. The same function until there are others, so that what hangs on it can be kept. */
export function useTexts(): Texts {
  return useLingui()._;
}

export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}

/** Gives what is inside it a part's catalogue, such as the back office's, beside the texts that are there. */
export function MoreTexts({ texts, children }: { texts: PartTexts; children: ReactNode }) {
  const { i18n } = useLingui();
  const catalogue = use(texts(useLanguage()));
  const all = useMemo(() => openTexts(i18n.locale as Language, i18n.messages, catalogue), [i18n, catalogue]);
  return <TextsProvider texts={all}>{children}</TextsProvider>;
}

/** A text with elements in it: `<0>…</0>` in the catalogue stands for the first component. */
export function RichText({
  id,
  values,
  components,
}: { id: TextKey } & Pick<ComponentProps<typeof Trans>, "values" | "components">) {
  // Lingui puts texts into elements that are made already.
  const draw = ({ translation }: { translation: ReactNode }) => <>{rubyInside(translation)}</>;
  return <Trans id={id} values={values} components={components} render={draw} />;
}
