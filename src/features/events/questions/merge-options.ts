/** A choice by its identity, with its text in each language. */
export interface Option {
  id: number;
  is_deleted: boolean;
  texts: readonly { language_id: number; text: string }[];
}

/** The options as they were sent: a list for each language, in the same order. */
export type SentOptions = ReadonlyMap<number, readonly string[]>;

/** A choice after an update; `id` is null until it is stored. */
export interface MergedOption {
  id: number | null;
  texts: { language_id: number; text: string }[];
}

/**
 * Gives the options that were sent the identities of those that are there: first of one that reads the same in every
 * language sent, then of one that reads the same in one of them. A wording that is new in all languages is a new option:
 * those who chose the old one have not chosen it. Deleted options come back when they are named again in all of them.
 */
export function mergeOptions(stored: readonly Option[], sent: SentOptions): MergedOption[] {
  const length = Math.max(0, ...[...sent.values()].map((texts) => texts.length));
  const rows = Array.from({ length }, (_, place) =>
    [...sent].flatMap(([language_id, texts]) => {
      const text = texts[place];
      return text === undefined ? [] : [{ language_id, text }];
    }),
  );
  const free = new Set([...stored].sort((one, other) => Number(one.is_deleted) - Number(other.is_deleted)));
  const found = new Map<number, Option>();
  const claim = (isSame: (option: Option, row: (typeof rows)[number]) => boolean) => {
    for (const [place, row] of rows.entries()) {
      if (found.has(place)) continue;
      const option = [...free].find((one) => isSame(one, row));
      if (!option) continue;
      found.set(place, option);
      free.delete(option);
    }
  };
  claim((option, row) => row.every((text) => reads(option, text)));
  claim((option, row) => !option.is_deleted && row.some((text) => reads(option, text)));
  return rows.map((row, place) => {
    const option = found.get(place);
    const others = (option?.texts ?? []).filter(
      ({ language_id }) => !row.some((text) => text.language_id === language_id),
    );
    return { id: option?.id ?? null, texts: [...row, ...others] };
  });
}

function reads({ texts }: Option, { language_id, text }: { language_id: number; text: string }): boolean {
  return texts.some((own) => own.language_id === language_id && own.text === text);
}
