import { type RefObject, useEffect, useEffectEvent } from "react";

/** Sets attributes of a field that somebody else has rendered; null takes one away, and so does leaving the page. */
export function useFieldAttributes(
  field: RefObject<HTMLInputElement | null>,
  attributes: Record<string, string | null>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    }
  });
}

/** Hears of the keys that are pressed in a field that somebody else has rendered, before its form does. */
export function useFieldKeys(
  field: RefObject<HTMLInputElement | null>,
  press: (event: KeyboardEvent) => void,
): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const input = field.current;
    input?.addEventListener("keydown", latest);
    return () => input?.removeEventListener("keydown", latest);
  }, [field]);
}
