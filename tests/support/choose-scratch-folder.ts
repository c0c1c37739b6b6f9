import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const inMemory = "/dev/shm";
/** A run needs half of it; containers often have a few megabytes alone. */
const roomNeeded = 1024 ** 3;

/**
 * Where data is kept that is thrown away after a test: in memory where Linux has the room, since making and dropping databases is
 * what a disk is slowest at. For data only: what is run from there may be refused (`noexec`).
 */
export function chooseScratchFolder(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomNeeded ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
