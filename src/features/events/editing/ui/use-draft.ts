import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { isInWindowAlone } from "../../../../platform/browser/storage/stored-session.ts";
import type { SavedForm } from "../../../../ui/forms/saving/use-saved-form.ts";
import type { EventValues } from "./values/event-values.ts";
import { mergeEvent } from "./values/merge-event.ts";

interface Draft {
  savedAt: number;
  /** The baseline when the typing began. */
  began: EventValues;
  values: EventValues;
}

const waitMs = 800;

/** Keeps in this browser what is typed and not saved, so that it outlives a closed tab. */
export function useDraft(place: string, { form, baseline, rebase }: SavedForm<EventValues>) {
  const [found, setFound] = useState<Draft | null>(() => read(place));
  const save = useDebouncedCallback((values: EventValues) => {
    write(place, { savedAt: Date.now(), began: baseline(), values });
  }, waitMs);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => (isDirty ? save(values) : save.cancel()),
      }),
    [form, save],
  );
  const clear = () => {
    localStorage.removeItem(place);
    setFound(null);
  };
  const restore = () => {
    if (!found) return;
    // Of the draft, so that what others have saved since then is asked about before it is overwritten.
    const { lock_version } = found.began;
    const now = { ...baseline(), lock_version };
    // Nobody saves a new event: it is as it was seen, whatever a form begins with today.
    const typed =
      lock_version === undefined ? { ...now, ...found.values } : mergeEvent(found.began, found.values, now);
    rebase(now, typed);
    setFound(null);
  };
  return { found, restore, clear };
}

function read(place: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? "null");
    if (!draft?.began || !draft.values) return null;
    // The picture of an event that is not saved yet was in the page alone.
    const { thumbnail_url } = draft.values;
    return thumbnail_url?.startsWith("blob:")
      ? { ...draft, values: { ...draft.values, thumbnail_url: "" } }
      : draft;
  } catch {
    return null;
  }
}

function write(place: string, draft: Draft): void {
  if (isInWindowAlone()) return;
  try {
    localStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets one edit.
  }
}
