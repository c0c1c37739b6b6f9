export interface ManifestRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
  [fact: string]: unknown;
}

/** Routes to which links with `prefetch` lead. */
export const fetchedAhead: string[];
export function slimManifest<Manifest extends { routes: Record<string, ManifestRoute> }>(
  manifest: Manifest,
): Manifest;
export function manifestProgram(manifest: { routes: Record<string, ManifestRoute> }): string;
