import type { TextKey, Texts } from "../../../../ui/texts/texts.tsx";

/** A kind of mail in words; one that is newer than these words by its own name. */
export function mailKindName(kind: string, t: Texts): string {
  const key = `mail_kind.${kind}` as TextKey;
  const name = t(key);
  return name === key ? kind : name;
}
