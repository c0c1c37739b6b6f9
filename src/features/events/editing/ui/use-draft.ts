import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EventValues } from "./event-values.ts";

interface Draft {
  savedAt: number;
  values: EventValues;
}

const waitMs = 800;

/** Keeps in this browser what is typed and not saved, so that it outlives a closed tab. */
export function useDraft(place: string, form: UseFormReturn<EventValues>) {
  const [found, setFound] = useState<Draft | null>(() => read(place));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (!isDirty) return;
        timer = setTimeout(() => write(place, { savedAt: Date.now(), values }), waitMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [place, form]);
  const forget = () => {
    localStorage.removeItem(place);
    setFound(null);
  };
  const restore = () => {
    if (!found) return;
    const lock_version = form.getValues("lock_version");
    form.reset({ ...found.values, lock_version }, { keepDefaultValues: true });
    setFound(null);
  };
  return { found, restore, forget };
}

function read(place: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? "null");
    return draft?.values?.texts ? draft : null;
  } catch {
    return null;
  }
}

function write(place: string, draft: Draft): void {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets one edit.
  }
}
