import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

/** Parts that a later feature prepares for an event, so that its duplicates and its templates have it too. */
export interface CopiedPart {
  /** The name under which it stands in templates; never another one. */
  name: string;
  /** As JSON; null where nothing is prepared. */
  read(tx: Executor, eventId: number): Promise<unknown>;
  /** Prepares it for an event that has just been made. What it can't read any more it leaves out. */
  write(tx: Tx, eventId: number, part: unknown): Promise<void>;
}

export const copiedParts = new ExtensionPoint<CopiedPart>("what copies of an event have beside it");

/** The parts of an event by their names. */
export async function readCopiedParts(
  parts: readonly CopiedPart[],
  tx: Executor,
  eventId: number,
): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const part of parts) read[part.name] = await part.read(tx, eventId);
  return read;
}

/** @param read as `readCopiedParts` has read them, perhaps long ago */
export async function writeCopiedParts(
  parts: readonly CopiedPart[],
  tx: Tx,
  eventId: number,
  read: Record<string, unknown>,
): Promise<void> {
  for (const part of parts) await part.write(tx, eventId, read[part.name]);
}
