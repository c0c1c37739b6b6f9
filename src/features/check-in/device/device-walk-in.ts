import type { WalkIn } from "../walk-ins/walk-ins.contract.ts";

/** A change of the list of walk-ins, as this device keeps it until the server has it. */
export interface DeviceWalkIn extends Omit<WalkIn, "id"> {
  nonce: string;
  /** Null for somebody whom the server does not know yet; else whom to remove. */
  id: number | null;
  /** The server takes no such name or note. */
  isRefused: boolean;
}

/** Somebody in the list of walk-ins as this device shows it. */
export type WalkInNow = Omit<DeviceWalkIn, "isRefused"> & { isUnverified: boolean; isRefused: boolean };

/** Those of the server and those who are not sent in one list, in the order of their coming, without removed ones. */
export function walkInsNow(sent: readonly WalkIn[], own: readonly DeviceWalkIn[]): WalkInNow[] {
  const removed = new Set(own.map(({ id }) => id));
  return [
    ...sent
      .filter(({ id }) => !removed.has(id))
      .map((walkIn) => ({ ...walkIn, nonce: `sent-${walkIn.id}`, isRefused: false, isUnverified: false })),
    ...own.filter(({ id }) => id === null).map((walkIn) => ({ ...walkIn, isUnverified: true })),
  ];
}
