import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { endOfRecognition, isInForce } from "./recognition-in-force.ts";
import type { Recognition } from "./recognitions.contract.ts";

/** A row of `selectRecognitions`. */
export interface RecognitionRow extends University {
  level_ja: string;
  level_en: string;
  valid_until: string;
}

/**
 * The recognitions that hold now, as answers show them. What is made of them is another from the midnight on with which the first of
 * them ends. Where there are none the time is not asked for, since that would make the answer depend on it.
 */
export function recognitionsInForce(rows: readonly RecognitionRow[], clock: Clock): Recognition[] {
  if (rows.length === 0) return [];
  const now = clock.now();
  const found = rows.filter(({ valid_until }) =>
    isInForce({ isCurrent: true, isNamed: true, validUntil: valid_until }, now),
  );
  const ends = found.map(({ valid_until }) => endOfRecognition(valid_until).getTime());
  dependOnMoment(ends.length > 0 ? new Date(Math.min(...ends)) : null);
  return found.map(({ level_ja, level_en, valid_until, ...university }) => ({
    university,
    level_ja,
    level_en,
    valid_until,
  }));
}
