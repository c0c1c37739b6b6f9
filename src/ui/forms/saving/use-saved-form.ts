import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { useProblemsInLanguage } from "../problems/use-problems-in-language.ts";

/** Rebases what was typed since `began` onto what is saved now. */
type Merge<Values> = (began: Values, typed: Values, saved: Values) => Values;

/** Two people have changed the same thing: what it would be with one's own changes, and what the other has saved. */
export interface Conflict<Values> {
  mine: Values;
  theirs: Values;
}

export interface SavedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** While `freeze` runs: nothing can be typed, because it would not be part of what is being saved. */
  isFrozen: boolean;
  /** Time at which this form was last saved well. */
  savedAt: Date | null;
  /** How often it was saved well; right also where the page has not been drawn since. */
  saves: RefObject<number>;
  freeze<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  baseline(): Values;
  /** Makes `now` the baseline and `typed` the content of the form; without `typed` nothing is unsaved. */
  rebase(now: Values, typed?: Values): void;
  /** Applies a change to what is saved, and keeps what is typed. */
  updateBaseline(change: (saved: Values) => Values): void;
  conflict: Conflict<Values> | null;
  /** Somebody else has saved `theirs` meanwhile. */
  setConflict(theirs: Values): void;
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
  useProblemsInLanguage(form);
  const saved = useRef(values);
  const [isFrozen, setFrozen] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saves = useRef(0);
  const [conflict, showConflict] = useState<Conflict<Values> | null>(null);
  const rebase = (now: Values, typed?: Values) => {
    saved.current = now;
    // The fields have to stand again before anything asks them whether they are right.
    flushSync(() => {
      form.reset(now);
      if (typed) form.reset(typed, { keepDefaultValues: true });
      showConflict(null);
    });
  };
  const merged = (now: Values) => merge(saved.current, form.getValues(), now);
  return {
    form,
    isFrozen,
    savedAt,
    saves,
    conflict,
    rebase,
    baseline: useCallback(() => saved.current, []),
    updateBaseline: (change) => {
      const now = change(saved.current);
      rebase(now, merged(now));
    },
    setConflict: (theirs) => showConflict({ mine: merged(theirs), theirs }),
    closeConflict: () => showConflict(null),
    freeze: async (work) => {
      setFrozen(true);
      try {
        const answer = await work();
        saves.current += 1;
        setSavedAt(new Date());
        return answer;
      } finally {
        // At once: a refusal puts the focus into a field, which has to be there for it.
        flushSync(() => setFrozen(false));
      }
    },
  };
}
