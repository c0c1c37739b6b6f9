import { handler } from "../../../platform/http/handler.server.ts";
import { stageUpload } from "../../../platform/storage/stage-upload.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { findEvent } from "../../events/events.server.ts";
import { addMaterial } from "./add-material.server.ts";
import { changeMaterial, orderMaterial, removeMaterial } from "./change-material.server.ts";
import { findVisibleMaterial } from "./find-visible-material.server.ts";
import { handOutFile } from "./hand-out-file.server.ts";
import { materialContracts as contracts } from "./material.contract.ts";
import { presentMaterial } from "./present-material.ts";

export const listMaterialHandler = handler(
  contracts["GET /events/{id}/materials"],
  async ({ platform: { db, clock }, session }, { params }) => {
    const rows = await findVisibleMaterial(db, params.id, session?.user.id, clock.now());
    return rows.map(presentMaterial);
  },
);

export const addMaterialHandler = handler(
  contracts["POST /events/{id}/materials"],
  async ({ platform }, { params, body }) => presentMaterial(await addMaterial(platform, params.id, body)),
);

export const orderMaterialHandler = handler(
  contracts["PUT /events/{id}/materials"],
  async ({ platform: { db } }, { params, body }) =>
    (await orderMaterial(db, params.id, body.ids)).map(presentMaterial),
);

export const changeMaterialHandler = handler(
  contracts["PUT /events/{id}/materials/{material_id}"],
  async ({ platform: { db } }, { params, body }) =>
    presentMaterial(await changeMaterial(db, params.id, params.material_id, body)),
);

export const removeMaterialHandler = handler(
  contracts["DELETE /events/{id}/materials/{material_id}"],
  async ({ platform }, { params }) =>
    presentMaterial(await removeMaterial(platform, params.id, params.material_id)),
);

export const handOutFileHandler = handler(
  contracts["GET /events/{id}/materials/{material_id}/file"],
  ({ platform, session }, { params }) =>
    handOutFile(platform, params.id, params.material_id, session?.user.id),
);

export const stageMaterialHandler = handler(
  contracts["GET /s3/events/{id}/material"],
  async (context, { params, query }) => {
    const event = await findEvent(context.platform.db, params.id);
    if (!event) throw notFound("event");
    return stageUpload(context, {
      purpose: "material",
      organizationId: event.owner_organization_id,
      eventId: event.id,
      filename: query.filename,
    });
  },
);
