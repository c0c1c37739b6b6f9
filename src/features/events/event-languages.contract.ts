import { z } from "zod";
import { Id } from "../../shared/wire.ts";

/** The texts of an event in one language. */
export const LanguageEvent = z.object({
  id: Id,
  language_id: Id,
  title: z.string(),
  discription: z.string(),
  address: z.string(),
  place_name: z.string(),
  organization_name: z.string().nullable(),
  /** One or two sentences for lists, search engines and what is shared; empty where the description has to do. */
  summary: z.string(),
  fee_note: z.string(),
  /** The name of the event's `access.station` in this language; empty where it is the same. */
  access_station: z.string(),
  is_main: z.boolean(),
});
export type LanguageEvent = z.infer<typeof LanguageEvent>;

/** A word to those who were coming to a cancelled event, in one language. */
export const LanguageMessage = z.object({ language_id: Id, message: z.string() });
export type LanguageMessage = z.infer<typeof LanguageMessage>;
