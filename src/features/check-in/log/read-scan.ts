import { z } from "zod";
import { maxDeviceNameLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { readExactTime } from "../../../shared/time/read-time.ts";
import { Id } from "../../../shared/wire.ts";

/** One scan of a ticket or tick in a list, or the undoing of one, as a device has recorded it. */
export interface Scan {
  /** Made by the device; what is sent again counts once. */
  nonce: string;
  kind: "in" | "undo";
  /** The code as it was read, or the application that was ticked. */
  shown: { code: string } | { applicationId: number };
  scannedAt: Date;
  /** Empty where the device has no name. */
  device: string;
  /** Made by people who check themselves in. */
  isSelf: boolean;
}

const Sent = z.object({
  nonce: z.guid(),
  kind: z.enum(["in", "undo"]),
  ticket_code: z.string().nullish(),
  application_id: Id.nullish(),
  scanned_at: z.string(),
  device: z.string().nullish(),
});

/** Null where it is no scan: without a nonce, kind or time, or with neither or both of code and application. */
export function readScan(sent: unknown): Scan | null {
  const { data } = Sent.safeParse(sent);
  const scannedAt = data && readExactTime(data.scanned_at);
  if (!data || !scannedAt) return null;
  const code = data.ticket_code ?? null;
  const applicationId = data.application_id ?? null;
  if ((code === null) === (applicationId === null)) return null;
  return {
    nonce: data.nonce.toLowerCase(),
    kind: data.kind,
    shown: code === null ? { applicationId: applicationId as number } : { code },
    scannedAt,
    device: (data.device ?? "").replaceAll("\u0000", "").trim().slice(0, maxDeviceNameLength),
    isSelf: false,
  };
}
