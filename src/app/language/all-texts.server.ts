import type { I18n } from "@lingui/core";
import { messages as eventDeskEn } from "../../../locales/en/event-desk.json?lingui";
import { messages as eventFormEn } from "../../../locales/en/event-form.json?lingui";
import { messages as helpDeskEn } from "../../../locales/en/help-desk.json?lingui";
import { messages as manageEn } from "../../../locales/en/manage.json?lingui";
import { messages as publicEn } from "../../../locales/en/public.json?lingui";
import { messages as eventDeskJa } from "../../../locales/ja/event-desk.json?lingui";
import { messages as eventFormJa } from "../../../locales/ja/event-form.json?lingui";
import { messages as helpDeskJa } from "../../../locales/ja/help-desk.json?lingui";
import { messages as manageJa } from "../../../locales/ja/manage.json?lingui";
import { messages as publicJa } from "../../../locales/ja/public.json?lingui";
import type { Language } from "../../shared/languages.ts";
import { openTexts } from "../../ui/texts/texts.tsx";

/** Every text of the interface, for rendering pages on the server. */
export const allTexts: Record<Language, I18n> = {
  ja: openTexts("ja", publicJa, manageJa, eventFormJa, eventDeskJa, helpDeskJa),
  en: openTexts("en", publicEn, manageEn, eventFormEn, eventDeskEn, helpDeskEn),
};
