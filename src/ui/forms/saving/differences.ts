import type { Texts } from "../../texts/texts.tsx";
import type { Difference } from "./conflict-dialog.tsx";

type Shown = [label: string, shown: string];

/** The labels under which two states do not show the same. */
export function differencesOf(mine: Shown[], theirs: Shown[]): Difference[] {
  const [own, others] = [new Map(mine), new Map(theirs)];
  return [...new Set([...own.keys(), ...others.keys()])]
    .map((label) => ({ label, mine: own.get(label) ?? "", theirs: others.get(label) ?? "" }))
    .filter((one) => one.mine !== one.theirs);
}

/** Of a picture by its address, which says nothing to a reader. */
export function pictureDifference(label: string, mine: string, theirs: string, t: Texts): Difference[] {
  if (mine === theirs) return [];
  return [{ label, mine: mine && t("conflict.own_picture"), theirs: theirs && t("conflict.saved_picture") }];
}
