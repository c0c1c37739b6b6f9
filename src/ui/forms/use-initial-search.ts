import { useRouteLoaderData } from "react-router";

/**
 * The search of the first page's address, as the server has read it; links that work without scripts keep it. Empty where
 * the address is for one reader, such as a link in our mails.
 */
export function useInitialSearch(): string {
  return useRouteLoaderData<{ search: string }>("root")?.search ?? "";
}

/** The parameters of that address, for forms that lead to the same page without scripts. */
export const useInitialFields = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(useInitialSearch()));
