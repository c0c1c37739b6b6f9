import { createContext, useContext, useEffect, useId, useRef } from "react";

/** What a saving area knows of one of its parts. */
export interface SavedPart {
  /** As its heading says. */
  name: string;
  /** Whether something in it differs from what is saved. */
  isChanged: boolean;
  /** Whether saving it as it is does something too. */
  mayBeSavedAgain?: boolean;
  /** How many of its fields are wrong. */
  problems: number;
  /** What the area's button says while this is to be saved, where that does more than saving. */
  submitLabel?: string | undefined;
  element(): HTMLElement | null;
  /** Resolves to whether it is saved; it says itself why not, and keeps what was typed. */
  save(): Promise<boolean>;
}

/** Takes a part as it is now, or null when it has gone. Null outside of a saving area. */
export const PartsOfArea = createContext<((id: string, part: SavedPart | null) => void) | null>(null);

/** The heading of the part in which a form stands. */
export const NameOfPart = createContext("");

/**
 * Has a part of a page saved by the page's own bar.
 * @returns whether there is one: a form without has a bar of its own
 */
export function useSavedPart(part: Omit<SavedPart, "name">): boolean {
  const id = useId();
  const name = useContext(NameOfPart);
  const tell = useContext(PartsOfArea);
  const latest = useRef(part);
  latest.current = part;
  const { isChanged, mayBeSavedAgain = false, problems, submitLabel } = part;
  useEffect(() => {
    tell?.(id, {
      ...{ name, isChanged, mayBeSavedAgain, problems, submitLabel },
      element: () => latest.current.element(),
      save: () => latest.current.save(),
    });
  }, [tell, id, name, isChanged, mayBeSavedAgain, problems, submitLabel]);
  useEffect(() => () => tell?.(id, null), [tell, id]);
  return tell !== null;
}
