import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { applyingMeans } from "../../events/events.public.ts";

/** Says once more, beside the button that applies, how one gets a place where it is not given at once. */
export default function ApplyingNote({ event }: { event: Event }) {
  return <p>{applyingMeans(event, useTexts(), useLanguage())}</p>;
}
