import file from "./data/sample-event-facts.json" with { type: "json" };
import type { SampleTexts } from "./sample-file.ts";

/** The facts of a sample event beside its texts; the station and the position are those of the real place. */
export interface SampleFacts {
  /** False where the event does not tell its fee. */
  fee_told?: boolean;
  fee_note?: SampleTexts;
  summary?: SampleTexts;
  access?: { station: SampleTexts; minutes: number };
  location?: { latitude: number; longitude: number };
  barrier_free?: string[];
  welcomes_beginners?: boolean;
  asks_accommodation?: boolean;
}

/** By the event's id in the file of events. */
export const sampleFacts = file as Record<string, SampleFacts>;
