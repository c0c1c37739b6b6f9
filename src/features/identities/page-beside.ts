/** The page to which a log-in leads back that a tab beside somebody's page has made. */
const besidePage = "/login/beside";

/**
 * A tab beside a page leads a log-in through a provider back to here.
 * @param id the page that waits knows what is for it by this
 */
export const besidePageFor = (id: string): string => `${besidePage}?for=${encodeURIComponent(id)}`;

/** @param redirectTo one of our own paths, where a log-in was to lead to */
export const isBesidePage = (redirectTo: string): boolean => redirectTo.split("?")[0] === besidePage;
