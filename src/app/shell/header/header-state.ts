import { useMatches } from "react-router";
import type { University } from "../../../features/reference-data/reference-data.contract.ts";

/** Content of the header's second row: nothing, the university of the page, or the way to choose one. */
export type HeaderState =
  | { type: "none" }
  | { type: "selection" }
  | { type: "university"; university: University };

/** A route names its state in `handle`; that of a university gives the university among its loader's data. */
export interface HeaderHandle {
  header: "selection" | "university";
}

export function useHeaderState(): HeaderState {
  const match = useMatches().findLast(({ handle }) => (handle as HeaderHandle | undefined)?.header);
  if (!match) return { type: "none" };
  if ((match.handle as HeaderHandle).header === "selection") return { type: "selection" };
  const university = (match.loaderData as { university?: University } | undefined)?.university;
  return university ? { type: "university", university } : { type: "selection" };
}
