import type { Messages } from "@lingui/core";
import { isLanguage } from "../../shared/languages.ts";

const catalogues = {
  en: () =>
    Promise.all([
      import("../../../locales/en/manage.json?lingui"),
      import("../../../locales/en/event-form.json?lingui"),
      import("../../../locales/en/event-dashboard.json?lingui"),
      import("../../../locales/en/help-editor.json?lingui"),
    ]),
  ja: () =>
    Promise.all([
      import("../../../locales/ja/manage.json?lingui"),
      import("../../../locales/ja/event-form.json?lingui"),
      import("../../../locales/ja/event-dashboard.json?lingui"),
      import("../../../locales/ja/help-editor.json?lingui"),
    ]),
};

/** The back office's texts in the page's language, for `MoreTexts`. */
export async function loadAdminTexts(): Promise<Messages> {
  const { lang } = document.documentElement;
  const loaded = await catalogues[isLanguage(lang) ? lang : "en"]();
  return Object.assign({}, ...loaded.map(({ messages }) => messages));
}
