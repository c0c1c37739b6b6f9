import type { CheckInFigures } from "../figures/figures.contract.ts";
import type { ExpectedPerson } from "../log/check-ins.contract.ts";
import type { StoredEvent } from "./check-in-database.ts";
import type { StoredState } from "./check-in-storage.ts";
import { type DeviceScan, isUnsent } from "./device-scan.ts";
import { type WalkInNow, walkInsNow } from "./device-walk-in.ts";
import { type PersonNow, peopleNow } from "./people-now.ts";
import type { Access } from "./sending/classify-failure.ts";

/** All that the check-in screen shows of its device. */
export interface DeviceState {
  /** Whether the device's store has been read. */
  isRead: boolean;
  /** The device can keep nothing: no check-in would outlive the tab. */
  isBroken: boolean;
  event: StoredEvent | null;
  access: Access;
  isOnline: boolean;
  /** Null where no list was taken along yet. */
  people: readonly PersonNow[] | null;
  /** As the server has them, of the last time it was reached. */
  figures: CheckInFigures | null;
  walkIns: readonly WalkInNow[];
  /** Newest first. */
  scans: readonly DeviceScan[];
  /** Scans and changes of walk-ins that the server does not have. */
  unsent: number;
  /** Of these, the scans that take a check-in back, newest first. */
  unsentUndos: readonly DeviceScan[];
}

export const firstState: DeviceState = {
  isRead: false,
  isBroken: false,
  event: null,
  access: "open",
  isOnline: true,
  people: null,
  figures: null,
  walkIns: [],
  scans: [],
  unsent: 0,
  unsentUndos: [],
};

/** Derives the state that is shown from all that the device keeps. */
export function stateOf({ parts, scans, walkIns }: StoredState) {
  const people: readonly ExpectedPerson[] | undefined = parts.people;
  return {
    isRead: true,
    event: parts.event ?? null,
    people: people ? peopleNow(people, scans) : null,
    figures: parts.figures ?? null,
    walkIns: walkInsNow(parts.walk_ins ?? [], walkIns),
    scans,
    unsent: scans.filter(isUnsent).length + walkIns.filter(({ isRefused }) => !isRefused).length,
    unsentUndos: scans.filter((scan) => isUnsent(scan) && scan.kind === "undo"),
  };
}
