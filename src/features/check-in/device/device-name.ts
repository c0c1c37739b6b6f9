const place = "tsudoi.check-in-device";

/** Name of this device in the log, as somebody has typed it here; null where nobody has. */
export function storedDeviceName(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function storeDeviceName(name: string): void {
  try {
    localStorage.setItem(place, name);
  } catch {
    // It is asked for again next time.
  }
}
