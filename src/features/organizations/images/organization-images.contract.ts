import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { FileName, pathId } from "../../../shared/wire.ts";

const OwnerPath = z.object({ organization_id: pathId("organization") });

const UploadQuery = z.object({ filename: FileName });

/** The stored images of an organization are set by an update, with the address of such an upload. */
export const organizationImageContracts = {
  "GET /s3/organizations/{organization_id}/icon": defineContract({
    summary: "A signed address to upload an icon to",
    refusals: [429],
    params: OwnerPath,
    query: UploadQuery,
    answer: z.string(),
  }),
  "GET /s3/organizations/{organization_id}/header": defineContract({
    summary: "A signed address to upload a header image to",
    refusals: [429],
    params: OwnerPath,
    query: UploadQuery,
    answer: z.string(),
  }),
};
