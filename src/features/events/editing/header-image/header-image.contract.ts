import { z } from "zod";
import { defineContract } from "../../../../shared/contract.ts";
import { FileName, pathId } from "../../../../shared/wire.ts";

export const headerImageContracts = {
  "GET /s3/organizations/{organization_id}/events/{event_id}/header": defineContract({
    summary:
      "A signed address to upload an event's image to; without its query it is the later thumbnail_url",
    refusals: [429],
    params: z.object({ organization_id: pathId("organization"), event_id: pathId("event") }),
    query: z.object({ filename: FileName }),
    answer: z.string(),
  }),
};
