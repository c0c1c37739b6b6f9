const printed: string[] = [];

/** Writes what a bench has to say, and remembers it for the comparison with the last version. */
export function print(text: string): void {
  printed.push(text);
  console.log(text);
}

/** Takes what was printed since the last time. */
export const takePrinted = (): string => printed.splice(0).join("\n");
