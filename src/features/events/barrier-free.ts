/** The facts that can be told of a place, in their order. */
export const barrierFreeKinds = [
  "step_free",
  "toilet",
  "hearing",
  "seating",
  "quiet_room",
  "service_animals",
] as const;
export type BarrierFreeKind = (typeof barrierFreeKinds)[number];

/** Each once and in the order of all; what another version of the program has written and this one does not know is left out. */
export function inBarrierFreeOrder(kinds: readonly string[]): BarrierFreeKind[] {
  return barrierFreeKinds.filter((kind) => kinds.includes(kind));
}
