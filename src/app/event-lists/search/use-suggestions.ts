import { type RefObject, useEffect, useRef, useState } from "react";
import type { Suggestion } from "../../../features/events/suggestions/suggestions.contract.ts";
import { documentLocales } from "../../../shared/languages/document-locales.ts";

/** Somebody who types fast has the next letter by then. */
const waitMs = 120;
const none: Suggestion[] = [];

/**
 * What is suggested for the words in the field: asked for once they rest for a moment, and never while Japanese is being
 * converted. Nothing where it has not the focus, or where nobody answers: a search works without.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const [{ suggestions, typed }, setFound] = useState({ suggestions: none, typed: "" });
  const waiting = useRef<AbortController>(undefined);
  const close = () => {
    waiting.current?.abort();
    setFound({ suggestions: none, typed: "" });
  };
  const ask = async (waitFor = waitMs) => {
    waiting.current?.abort();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const words = field.current?.value.trim() ?? "";
    if (!words) return close();
    await new Promise((resolve) => setTimeout(resolve, waitFor));
    if (signal.aborted) return;
    const found = await fetchSuggestions(words, signal);
    if (!signal.aborted) setFound({ suggestions: found, typed: words });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is the same all the time, and what they call reads it anew
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listeners = new AbortController();
    const on = (type: string, listen: (event: Event) => void, target: EventTarget | null = input) =>
      target?.addEventListener(type, listen, { signal: listeners.signal });
    on("input", (event) => void ((event as InputEvent).isComposing || ask()));
    on("compositionend", () => void ask());
    on("blur", close);
    on("submit", close, input.form);
    // Typed before this was there.
    if (input.value !== input.defaultValue && document.activeElement === input) void ask(0);
    return () => {
      listeners.abort();
      waiting.current?.abort();
    };
  }, []);
  return { suggestions, typed, close, ask };
}

/** As a visitor: the answer is the same for everybody, and comes from the cache. */
async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const headers = { "user-locale": documentLocales() };
    const answer = await fetch(`/api/v1/suggestions?q=${encodeURIComponent(words)}`, { headers, signal });
    return answer.ok ? (await answer.json()).data : none;
  } catch {
    return none;
  }
}
