import { lazy } from "react";

/** Few events ask for a proof: their apply pages alone fetch what says so. */
export const AffiliationFirst = lazy(() => import("./affiliation-first.tsx"));
