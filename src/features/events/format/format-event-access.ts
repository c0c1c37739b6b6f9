interface Access {
  station: string;
  /** On foot; null where only the station is known. */
  minutes: number | null;
}

/** How far the place is from the station, by the caller's catalogue: `event.walk` or `mail.walk` and those beside it. */
export function formatAccess(
  { station, minutes }: Access,
  t: (key: "walk" | "at_station" | "near_station", values: Record<string, string | number>) => string,
): string {
  if (minutes === null) return t("near_station", { station });
  return minutes === 0 ? t("at_station", { station }) : t("walk", { station, minutes });
}
