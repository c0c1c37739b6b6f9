import type { KeyboardEvent } from "react";

const buttons = ["submit", "button", "reset", "image", "file"];

/** Enter in a field is a slip more often than a wish: what others see at once is saved by its button alone. */
export function keepEnterFromSaving(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === "Enter" && target instanceof HTMLInputElement && !buttons.includes(target.type))
    event.preventDefault();
}
