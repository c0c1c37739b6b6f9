import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../shared/wire.ts";

export const exportStates = ["waiting", "ready", "failed"] as const;

/** A person's data as a file, or the work on it. */
export const AccountExport = z.object({
  id: Id,
  state: z.enum(exportStates),
  created_at: WireTime,
  /** Until when it can be downloaded, or until when it is told that it failed; null while it waits. */
  expires_at: WireTime.nullable(),
  /** In bytes; null while there is no file. */
  byte_size: z.int().nullable(),
  /** Of the file, for the session of its person alone; only where it is ready. */
  url: z.string().optional(),
});
export type AccountExport = z.infer<typeof AccountExport>;

const ExportPath = z.object({ id: pathId("export") });

export const accountExportContracts = {
  "POST /users/own/exports": defineContract({
    summary:
      "Have all data about oneself put into a file; one that is under way already is answered instead of a second one",
    refusals: [429],
    answer: AccountExport,
  }),
  "GET /users/own/exports": defineContract({
    summary: "One's exports that are under way or can be downloaded, the newest first",
    answer: z.array(AccountExport),
  }),
  "GET /users/own/exports/{id}": defineContract({
    summary: "One of one's exports: its state and, once it is ready, the address of its file",
    params: ExportPath,
    answer: AccountExport,
  }),
  "GET /users/own/exports/{id}/file": defineContract({
    summary: "The file of an export: a zip of JSON with its schema, and pictures; for a week",
    params: ExportPath,
    answer: z.unknown(),
    media: "application/zip",
  }),
};
