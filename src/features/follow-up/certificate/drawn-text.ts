/** A text whose letters the main font lacks, as it is to be drawn. */
export interface TextToDraw {
  text: string;
  /** In points. */
  width: number;
  size: number;
  align: "left" | "centre";
  /** At most. */
  lines: number;
  /** As `#rrggbb`. */
  color: string;
  isBold?: boolean | undefined;
}

/** The text as a picture: PNG, and its size in points. */
export interface DrawnText {
  png: Uint8Array;
  width: number;
  height: number;
}

/** What tells texts to draw apart. */
export const keyOfText = ({ text, size, width, isBold }: TextToDraw) =>
  JSON.stringify([text, size, width, isBold ?? false]);
