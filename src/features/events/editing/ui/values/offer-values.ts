import { type BarrierFreeKind, inBarrierFreeOrder } from "../../../barrier-free.ts";
import type { Event } from "../../../events.contract.ts";
import { readLocation, writeLocation } from "./read-location.ts";

/** The form's values of the fee, the way there and the place, as they are typed. */
export interface OfferValues {
  /** Empty where nothing is told. */
  fee_kind: "" | "free" | "paid";
  fee: string;
  /** In the main language. */
  access_station: string;
  access_minutes: string;
  /** Coordinates or a map's link. */
  location: string;
  barrier_free: BarrierFreeKind[];
}

export function newOfferValues(): OfferValues {
  return {
    fee_kind: "",
    fee: "",
    access_station: "",
    access_minutes: "",
    location: "",
    barrier_free: [],
  };
}

export function offerValues(event: Event): OfferValues {
  const { fee, access, location, barrier_free, language_events } = event;
  return {
    fee_kind: fee === null ? "" : fee === 0 ? "free" : "paid",
    fee: fee ? String(fee) : "",
    access_station: access ? language_events[0]?.access_station || access.station : "",
    access_minutes: String(access?.minutes ?? ""),
    location: location ? writeLocation(location) : "",
    barrier_free,
  };
}

/** As the API wants them. */
export function offerBody(values: OfferValues) {
  const station = values.access_station.trim();
  return {
    fee: { "": null, free: 0, paid: wholeNumber(values.fee) }[values.fee_kind],
    access: station ? { station, minutes: wholeNumber(values.access_minutes) } : null,
    location: readLocation(values.location),
    barrier_free: inBarrierFreeOrder(values.barrier_free),
  };
}

/** Null for what is no whole number, in whatever width it was typed. */
export function wholeNumber(typed: string): number | null {
  const digits = typed.normalize("NFKC").replaceAll(",", "").trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
