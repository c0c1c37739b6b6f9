/** A kind of file that material may be, by what it begins with: its name and declared type count for nothing. */
export interface FileKind {
  contentType: string;
  /** As people know it. */
  label: string;
  /** The endings of its names; the first is given to a name that has none of them. */
  endings: readonly string[];
  begins(head: string): boolean;
}

const isoMedia = (brands: RegExp) => (head: string) =>
  head.slice(4, 8) === "ftyp" && brands.test(head.slice(8, 12));

export const fileKinds: readonly FileKind[] = [
  {
    contentType: "application/pdf",
    label: "PDF",
    endings: ["pdf"],
    begins: (head) => head.startsWith("%PDF-"),
  },
  {
    contentType: "image/png",
    label: "PNG",
    endings: ["png"],
    begins: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  },
  {
    contentType: "image/jpeg",
    label: "JPEG",
    endings: ["jpg", "jpeg"],
    begins: (head) => head.startsWith("\xff\xd8\xff"),
  },
  {
    contentType: "image/gif",
    label: "GIF",
    endings: ["gif"],
    begins: (head) => /^GIF8[79]a/.test(head),
  },
  {
    contentType: "image/webp",
    label: "WebP",
    endings: ["webp"],
    begins: (head) => head.startsWith("RIFF") && head.slice(8, 12) === "WEBP",
  },
  {
    contentType: "image/avif",
    label: "AVIF",
    endings: ["avif"],
    begins: isoMedia(/^avi[fs]/),
  },
  {
    contentType: "image/heic",
    label: "HEIC",
    endings: ["heic", "heif"],
    begins: isoMedia(/^(mif1|hei[csm]|hev[cm])/),
  },
];

/** 20 MB. */
export const maxFileBytes = 20 * 1024 * 1024;

/** Null where the bytes are no file of a kind we take. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return fileKinds.find((kind) => kind.begins(head)) ?? null;
}

/** The kind that a name promises; null where it ends in none of ours. */
export function fileKindOfName(name: string): FileKind | null {
  const ending = /\.(\w+)$/.exec(name.trim().toLowerCase())?.[1] ?? "";
  return fileKinds.find(({ endings }) => endings.includes(ending)) ?? null;
}

/** As people call a kind of file: `PDF`. */
export function fileLabel(contentType: string): string {
  return fileKinds.find((kind) => kind.contentType === contentType)?.label ?? "";
}

/**
 * The name under which a file is handed out: without folders and without marks that turn text around, and ending as what it is
 * does, so that no program comes along as a picture.
 */
export function safeFileName(name: string, kind: FileKind): string {
  const own = name.split(/[/\\]/).at(-1) ?? "";
  const clean = own
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/^[\s.]+/, "")
    .replace(/[\s.]+$/, "");
  const isOfKind = fileKindOfName(clean) === kind;
  const ending = isOfKind ? (/\.\w+$/.exec(clean)?.[0] ?? "") : `.${kind.endings[0]}`;
  const stem = isOfKind ? clean.slice(0, -ending.length) : clean;
  return `${[...(stem || "file")].slice(0, 150).join("")}${ending}`;
}
