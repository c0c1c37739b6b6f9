import type { Material } from "./material.contract.ts";
import type { MaterialRow } from "./material-rows.server.ts";

export function presentMaterial(row: MaterialRow): Material {
  const { id, title, url, file_name, content_type, byte_size, is_for_all } = row;
  return {
    id,
    title,
    url,
    file: file_name && content_type && byte_size ? { file_name, content_type, byte_size } : null,
    visibility: is_for_all ? "all" : "attended",
  };
}
