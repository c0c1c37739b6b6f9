import { foreignTag, type TextReader } from "../../../../shared/languages/readers/text-reader.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { type PageEvent, readerText } from "../../../events/events.public.ts";

/** The words of a ticket about its event, in the language of the page. */
export interface TicketEvent {
  id: number;
  title: string;
  /** Of the title, where it is another language than the page's. */
  lang: string | undefined;
  place: string;
  start_at: string;
  end_at: string | null;
  isCancelled: boolean;
}

export function describeTicketEvent(event: PageEvent, reader: TextReader, t: Texts): TicketEvent {
  const { id, start_at, end_at, cancelled_at, is_online, prefecture } = event;
  const { title, place_name, language_id } = readerText(event, reader);
  return {
    id,
    title,
    lang: foreignTag(language_id, reader.language),
    place: is_online
      ? t("event.online")
      : t("event.place", { prefecture: prefecture.name, place: place_name }),
    start_at,
    end_at,
    isCancelled: Boolean(cancelled_at),
  };
}
