import { OperatorError } from "../operator-error.ts";

const fileProblems: Record<string, string> = {
  ENOENT: "is not there",
  EISDIR: "is a folder",
  ENOTDIR: "is not in a folder",
  EACCES: "may not be read or written by this user",
  EPERM: "may not be read or written by this user",
  EROFS: "lies where nothing can be written",
  ENOSPC: "does not fit on the disk",
};

/** An error about a back-up's file as a sentence for the operator; other errors as they are. */
export function asFileProblem(error: unknown, file: string): unknown {
  if (error instanceof OperatorError) return error;
  const { code = "", syscall } = (error ?? {}) as { code?: string; syscall?: string };
  if (syscall && fileProblems[code]) {
    return new OperatorError(`${file} ${fileProblems[code]}: name another file, or mend that.`, {
      cause: error,
    });
  }
  // How PostgreSQL tells that rows ended before their end.
  if (code === "57014")
    return new OperatorError(`${file} is not complete. Nothing was changed.`, { cause: error });
  // Errors of unpacking, and rows that PostgreSQL does not take.
  if (!/^(?:Z_|2[23]|42[67P0])/.test(code)) return error;
  return new OperatorError(
    `${file} is damaged or no backup of Tsudoi (${code}). Nothing was changed. Copy it again from where it was kept, or take the backup before it.`,
    { cause: error },
  );
}
