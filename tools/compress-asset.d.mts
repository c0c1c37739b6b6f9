export function isCompressible(name: string): boolean;
/** Writes a file beside itself as `.gz` and `.br`. */
export function compressAsset(file: string): Promise<void>;
