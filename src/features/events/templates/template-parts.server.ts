import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

/** What a later feature prepares for an event, so that a template has it too. */
export interface TemplatePart {
  /** The name under which it stands in templates; never another one. */
  name: string;
  /** As JSON; null where nothing is prepared. */
  read(tx: Executor, eventId: number): Promise<unknown>;
  /** Prepares it for an event that has just been made. What it can't read any more it leaves out. */
  write(tx: Tx, eventId: number, part: unknown): Promise<void>;
}

export const templateParts = new ExtensionPoint<TemplatePart>("what templates hold beside the event");
