/**
 * `User-Locale` of what the page asks for: its language, and the second one of its reader. As the server has written them: the list of
 * languages is left out, since short scripts within pages ask for this as well.
 */
export function documentLocales(): string {
  const { language = "", second } = document.documentElement.dataset;
  return second ? `${language}, ${second}` : language;
}
