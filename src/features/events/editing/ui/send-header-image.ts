import { apiClient } from "../../../../platform/browser/api-client.ts";
import { uploadFile } from "../../../../platform/browser/upload-file.ts";
import type { headerImageContracts } from "../header-image/header-image.contract.ts";

const images = apiClient<typeof headerImageContracts>();

/**
 * Sends a picture of an event, which shows once the event is saved with its address.
 * @param onProgress hears 0 to 1
 * @returns its address
 */
export async function sendHeaderImage(
  organizationId: number,
  eventId: number,
  file: Blob,
  filename: string,
  onProgress: (part: number) => void = () => {},
): Promise<string> {
  const { data } = await images("GET /s3/organizations/{organization_id}/events/{event_id}/header", {
    params: { organization_id: organizationId, event_id: eventId },
    query: { filename },
  });
  return uploadFile(data, file, onProgress);
}
