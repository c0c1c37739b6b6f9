import { choiceStorage } from "../../../platform/browser/storage/choice-storage.ts";

const place = "tsudoi.check-in-device";

/** Name of this device in the log, as somebody has typed it here; null where nobody has. */
export function storedDeviceName(): string | null {
  try {
    return choiceStorage().getItem(place);
  } catch {
    return null;
  }
}

export function storeDeviceName(name: string): void {
  try {
    choiceStorage().setItem(place, name);
  } catch {
    // It is asked for again next time.
  }
}
