import type { I18n } from "@lingui/core";
import { messages as eventDashboardEn } from "../../../locales/en/event-dashboard.json?lingui";
import { messages as eventFormEn } from "../../../locales/en/event-form.json?lingui";
import { messages as helpEditorEn } from "../../../locales/en/help-editor.json?lingui";
import { messages as manageEn } from "../../../locales/en/manage.json?lingui";
import { messages as publicEn } from "../../../locales/en/public.json?lingui";
import { messages as eventDashboardJa } from "../../../locales/ja/event-dashboard.json?lingui";
import { messages as eventFormJa } from "../../../locales/ja/event-form.json?lingui";
import { messages as helpEditorJa } from "../../../locales/ja/help-editor.json?lingui";
import { messages as manageJa } from "../../../locales/ja/manage.json?lingui";
import { messages as publicJa } from "../../../locales/ja/public.json?lingui";
import type { Language } from "../../shared/languages.ts";
import { openTexts } from "../../ui/texts/texts.tsx";

/** Every text of the interface, for rendering pages on the server. */
export const allTexts: Record<Language, I18n> = {
  ja: openTexts("ja", publicJa, manageJa, eventFormJa, eventDashboardJa, helpEditorJa),
  en: openTexts("en", publicEn, manageEn, eventFormEn, eventDashboardEn, helpEditorEn),
};
