/** Some file systems allow 255 bytes; a character has at most four. */
const titleMaxLength = 50;

/**
 * The title without what Windows, macOS and Linux refuse in a file name, and without invisible characters, one of which
 * could make the end of the name read as another type of file.
 */
export function titleForFileName(title: string): string {
  const allowed = title.replaceAll(/[\p{C}<>:"/\\|?*%]/gu, " ");
  const short = [...allowed.replaceAll(/\s+/g, " ").trim()].slice(0, titleMaxLength).join("");
  return short.replaceAll(/^[.\s]+|[.\s]+$/g, "");
}
