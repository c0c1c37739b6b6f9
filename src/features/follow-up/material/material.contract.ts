import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { FileName, Id, line, OptionalWebAddress, pathId } from "../../../shared/wire.ts";

/** Those who came and are logged in, or everybody who can open the event's page. */
export const materialVisibilities = ["attended", "all"] as const;
export type MaterialVisibility = (typeof materialVisibilities)[number];

export const Material = z.object({
  id: Id,
  title: z.string(),
  /** A link leads there; a file has none. */
  url: z.string().nullable(),
  file: z.object({ file_name: z.string(), content_type: z.string(), byte_size: z.int() }).nullable(),
  visibility: z.enum(materialVisibilities),
});
export type Material = z.infer<typeof Material>;

const title = line(200).optional();
const visibility = z.enum(materialVisibilities, "invalid").optional();

const MaterialIn = z.object({
  /** Of a file: its own name, where none is given. */
  title,
  url: OptionalWebAddress.optional(),
  /** The staged address of a file, and the name that it has on its owner's device. */
  upload: line(2000).optional(),
  file_name: line(500).optional(),
  /** Photos keep place, camera and time; without it they lose them. */
  keeps_photo_data: z.boolean("invalid").optional(),
  visibility,
});
export type MaterialIn = z.output<typeof MaterialIn>;

const MaterialChange = z.object({ title, url: OptionalWebAddress.optional(), visibility });
export type MaterialChange = z.output<typeof MaterialChange>;

const EventPath = z.object({ id: pathId("event") });
const MaterialPath = z.object({ id: pathId("event"), material_id: pathId("material") });

export const materialContracts = {
  "GET /events/{id}/materials": defineContract({
    summary: "The event's material that the caller may see; before the start its managers alone",
    params: EventPath,
    answer: z.array(Material),
  }),
  "POST /events/{id}/materials": defineContract({
    summary:
      "Add a link, or a file that was uploaded; photos lose place and camera data unless `keeps_photo_data` is sent",
    params: EventPath,
    body: MaterialIn,
    answer: Material,
  }),
  "PUT /events/{id}/materials": defineContract({
    summary: "Put the material in order: all of its ids",
    params: EventPath,
    body: z.object({ ids: z.array(Id).max(100, "invalid") }),
    answer: z.array(Material),
  }),
  "PUT /events/{id}/materials/{material_id}": defineContract({
    summary: "Change what was sent along of an entry",
    params: MaterialPath,
    body: MaterialChange,
    answer: Material,
  }),
  "DELETE /events/{id}/materials/{material_id}": defineContract({
    summary: "Delete an entry, and its file",
    params: MaterialPath,
    answer: Material,
  }),
  "GET /events/{id}/materials/{material_id}/file": defineContract({
    summary: "The file of an entry that the caller may see",
    params: MaterialPath,
    answer: z.string(),
    media: "application/octet-stream",
  }),
  "GET /s3/events/{id}/material": defineContract({
    summary: "A signed address to upload a file to: PDF or picture, at most 20 MB",
    refusals: [429],
    params: EventPath,
    query: z.object({ filename: FileName.min(1, "blank") }),
    answer: z.string(),
  }),
};
