import { movingFields } from "../fields/event-fields.ts";

/** When and where an event is: as it is stored, will be stored, or stands in a form. */
export interface TimeAndPlace {
  start_at: Date | string | null;
  end_at: Date | string | null;
  is_online: boolean;
  prefecture_id: number | string | null;
  texts: readonly PlaceText[];
}

interface PlaceText {
  /** None until it is stored. */
  id?: number | null;
  language_id: number;
  place_name: string;
  address: string;
}

/**
 * Whether a change moves the event in time or place, so that calendars have to follow and people are told. A language that is
 * added or taken away moves nothing, nor do spaces around a place. Both have to be of the same kind: rows, or forms.
 */
export function hasMoved(before: TimeAndPlace, after: TimeAndPlace): boolean {
  return (
    movingFields.some((name) => before[name]?.valueOf() !== after[name]?.valueOf()) ||
    before.texts.some((old) => {
      const now = after.texts.find(({ id }) => id && id === old.id) ?? after.texts.find(isInLanguageOf(old));
      return (
        now && (now.place_name.trim() !== old.place_name.trim() || now.address.trim() !== old.address.trim())
      );
    })
  );
}

/** An entry may trade its language for another; one that was deleted and added again is known by its language alone. */
const isInLanguageOf = (old: PlaceText) => (text: PlaceText) =>
  !(text.id && old.id) && text.language_id === old.language_id;
