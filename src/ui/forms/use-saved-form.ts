import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";

/** Lays what was typed since `began` over what is saved now. */
type Merge<Values> = (began: Values, typed: Values, saved: Values) => Values;

/** Two people have changed the same thing: what it would be with one's own changes, and what the other has saved. */
export interface Conflict<Values> {
  mine: Values;
  theirs: Values;
}

export interface SavedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** While `hold` runs: nothing can be typed, because it would not be part of what is being saved. */
  isHeld: boolean;
  /** When the last save of this form went well. */
  savedAt: Date | null;
  hold<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  savedNow(): Values;
  /** Makes `now` what is saved, and `typed` what stands in the form; without it nothing is unsaved. */
  lay(now: Values, typed?: Values): void;
  /** Lets the form follow a change of what is saved. */
  follow(change: (saved: Values) => Values): void;
  conflict: Conflict<Values> | null;
  /** Somebody else has saved `theirs` meanwhile. */
  meet(theirs: Values): void;
  closeConflict(): void;
}

/**
 * A form of something that others may save too. What is saved may move under it at any time: what was typed stays, the rest
 * follows.
 */
export function useSavedForm<Values extends FieldValues>(
  values: Values,
  merge: Merge<Values>,
  options: UseFormProps<Values>,
): SavedForm<Values> {
  const form = useForm<Values>({ ...options, defaultValues: values as DefaultValues<Values> });
  const saved = useRef(values);
  const [isHeld, setHeld] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const lay = (now: Values, typed?: Values) => {
    saved.current = now;
    // The fields have to stand again before anything asks them whether they are right.
    flushSync(() => {
      form.reset(now);
      if (typed) form.reset(typed, { keepDefaultValues: true });
      setConflict(null);
    });
  };
  const merged = (now: Values) => merge(saved.current, form.getValues(), now);
  return {
    form,
    isHeld,
    savedAt,
    conflict,
    lay,
    savedNow: useCallback(() => saved.current, []),
    follow: (change) => {
      const now = change(saved.current);
      lay(now, merged(now));
    },
    meet: (theirs) => setConflict({ mine: merged(theirs), theirs }),
    closeConflict: () => setConflict(null),
    hold: async (work) => {
      setHeld(true);
      try {
        const answer = await work();
        setSavedAt(new Date());
        return answer;
      } finally {
        // At once: a refusal puts the focus into a field, which has to be there for it.
        flushSync(() => setHeld(false));
      }
    },
  };
}
