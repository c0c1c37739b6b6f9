import { lazyPart } from "../../../ui/base/lazy-part.ts";

/** Few events ask for a proof: their apply pages alone fetch what says so. */
export const AffiliationFirst = lazyPart(() => import("./affiliation-first.tsx"));
