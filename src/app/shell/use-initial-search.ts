import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";

/**
 * What the first page's address asked for, as the server has read it: what a page offers without scripts keeps it. Empty where
 * the address is for one reader, such as a link in our mails.
 */
export function useInitialSearch(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.search ?? "";
}
