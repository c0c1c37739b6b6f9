import type { I18n } from "@lingui/core";
import { startTransition } from "react";
import { announceLanguageChange } from "../../platform/browser/language-changed.ts";
import type { Language } from "../../shared/languages/languages.ts";
import type { ChangingPage } from "../../ui/texts/choose-language.ts";
import { fetchTextsInUse } from "../../ui/texts/part-texts.ts";
import { isPageThere, setCookie, updateAccount, year } from "./keep-language.ts";
import { whileLanguageChanges } from "./language-change.ts";
import { languageCookies } from "./language-cookies.ts";
import { loadTexts } from "./load-texts.ts";

interface OpenPage extends ChangingPage {
  showTexts(texts: I18n): void;
}

/**
 * Keeps the language for later visits, tells the account of a signed-in person, and shows the page in it. A page on which
 * something may have been typed stays as it is, in other words; any other is loaded anew.
 */
export async function changeLanguage(language: Language, page: OpenPage): Promise<void> {
  if (mayHoldTyping()) return changeInPlace(language, page);
  keepChoice(language);
  await updateAccount(language);
  const url = addressWithoutLanguage();
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/** The desks have fields outside of forms as well. */
const mayHoldTyping = () =>
  document.querySelector('form[method="post"]') !== null || /^\/(unitea)?manage\b/.test(location.pathname);

/** Everything that can fail is fetched before anything changes. */
async function changeInPlace(language: Language, page: OpenPage): Promise<void> {
  const { showTexts, revalidate, menu } = page;
  const [texts, canBeRead] = await Promise.all([
    loadTexts(language),
    isPageThere(language),
    fetchTextsInUse(language),
  ]);
  keepChoice(language);
  void updateAccount(language);
  history.replaceState(history.state, "", addressWithoutLanguage());
  document.documentElement.dataset.language = language;
  // A loader that fails would put a page of its own in the place of what is typed.
  if (canBeRead) await whileLanguageChanges(revalidate);
  startTransition(() => showTexts(texts));
  if (menu?.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  menu?.removeAttribute("open");
  announceLanguageChange();
}

/** What has been chosen since counts before `?lang=`. */
function addressWithoutLanguage(): URL {
  const url = new URL(location.href);
  // Taking out what is not there would still write the others in another way.
  if (url.searchParams.has("lang")) url.searchParams.delete("lang");
  return url;
}

function keepChoice(language: Language): void {
  setCookie(languageCookies.choice, language, year);
  setCookie(languageCookies.visit, "", 0);
}
