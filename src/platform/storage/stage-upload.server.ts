import { randomBytes } from "node:crypto";
import { invalid } from "../../shared/app-error.ts";
import { type RequestContext, sessionOf } from "../http/request-context.server.ts";
import { limitAttempts } from "../limits/rate-limit.server.ts";
import { openFileStore } from "./file-store.server.ts";
import { maxBytesOf, type UploadPurpose } from "./upload-limits.ts";

const imageTypes: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  heic: "image/heic",
};

const fileTypes: Record<string, string> = { ...imageTypes, heif: "image/heic", pdf: "application/pdf" };

/** Of one person, who may make any number of organizations; each may take 20 MB of the storage for a day. */
const uploads = { name: "uploads", max: 60, seconds: 60 * 60 };

export interface Upload {
  purpose: UploadPurpose;
  organizationId: number;
  eventId?: number;
  filename: string;
}

/** A signed address to upload one image or file to. It is staged there until an update takes it over, or for a day. */
export async function stageUpload(context: RequestContext, upload: Upload): Promise<string> {
  const { db, clock } = context.platform;
  const ending = /\.(\w+)$/.exec(upload.filename.trim().toLowerCase())?.[1] ?? "";
  const isFile = upload.purpose === "material";
  const type = (isFile ? fileTypes : imageTypes)[ending];
  if (!type) throw invalid("filename", isFile ? "not_a_file_name" : "not_an_image_name");
  await limitAttempts(context.platform, uploads, String(sessionOf(context).user.id));
  const key = randomBytes(24).toString("base64url");
  await db
    .insertInto("staged_uploads")
    .values({
      key,
      organization_id: upload.organizationId,
      event_id: upload.eventId ?? null,
      purpose: upload.purpose,
      content_type: type,
      created_at: clock.now(),
    })
    .execute();
  return (await openFileStore(context.platform)).signUpload(
    { key, maxBytes: maxBytesOf(upload.purpose) },
    originOf(context),
  );
}

/** A first look is opened under any name of the machine; elsewhere the site has one address. */
function originOf({ platform, request }: RequestContext): string {
  const { isFirstLook, publicUrl } = platform.settings;
  return isFirstLook ? new URL(request.url).origin : publicUrl;
}
