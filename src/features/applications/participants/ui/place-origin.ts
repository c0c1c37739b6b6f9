import { isComing } from "../../../../shared/application-states.ts";
import type { Column } from "../../../../ui/tables/column.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { Participant } from "../../applications.contract.ts";

/** How somebody who comes to an event with a draw has come to the place, in the order in which they stand. */
export const placeOrigins = ["drawn", "moved_up", "accepted", "added"] as const;
export type PlaceOrigin = (typeof placeOrigins)[number];

/** Null for who has no place. A place that was decided on after the draw is the organizer's doing. */
export function placeOrigin(
  row: Pick<Participant, "state" | "decided_at" | "promoted_at" | "has_account">,
): PlaceOrigin | null {
  if (!isComing(row.state)) return null;
  if (!row.has_account) return "added";
  if (row.decided_at) return "accepted";
  return row.promoted_at ? "moved_up" : "drawn";
}

/** A row of a list of people. */
interface Placed {
  origin: PlaceOrigin | null;
}

/** Where there was a draw, its winners come first. */
export const byOrigin =
  ({ selection }: Pick<Event, "selection">) =>
  (one: Placed, other: Placed): number =>
    selection === "lottery" ? orderOf(one) - orderOf(other) : 0;

const orderOf = ({ origin }: Placed) => (origin ? placeOrigins.indexOf(origin) : placeOrigins.length);

/** Winners of a draw apart from the others who come; nothing where there was none. */
export function originColumns<Row extends Placed>(
  event: Pick<Event, "selection">,
  rows: readonly Row[],
  t: Texts,
): Column<Row>[] {
  if (event.selection !== "lottery" || rows.every(({ origin }) => origin === null)) return [];
  return [
    {
      key: "origin",
      title: t("participants.origin"),
      width: 9,
      onCard: "line",
      value: ({ origin }) => (origin ? t(`participants.origins.${origin}`) : ""),
      order: orderOf,
    },
  ];
}
