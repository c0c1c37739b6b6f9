export function writeCatalogueFiles(folder: string): Record<string, Record<string, string[]>>;
