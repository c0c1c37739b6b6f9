import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";

/**
 * The search of the first page's address, as the server has read it; links that work without scripts keep it. Empty where
 * the address is for one reader, such as a link in our mails.
 */
export function useInitialSearch(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.search ?? "";
}
