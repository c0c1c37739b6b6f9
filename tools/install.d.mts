/** Installs a folder of the project with a lock file of its own, unless the package is there. */
export function installFolder(folder: string, wanted: string): Promise<void>;
