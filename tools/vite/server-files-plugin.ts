import type { Plugin } from "vite";

const texts = "texts";

/**
 * The server's files. React Router gives every entry the name of its own; the operator's tool and what threads run are others.
 *
 * V8 holds the text of a file for as long as the program runs, with two bytes for each character once one of them is not ASCII. So the
 * texts of the interface have a file of their own, and what is not ASCII in the others is written as an escape: 7 MB of the memory.
 */
export function serverFiles(): Plugin {
  return {
    name: "server-files",
    applyToEnvironment: ({ name }) => name === "ssr",
    outputOptions: (options) => ({
      ...options,
      entryFileNames: "[name].js",
      codeSplitting: { groups: [{ name: texts, test: /\?lingui$/ }] },
    }),
    // What `renderChunk` gives is printed anew.
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk" && file.name !== texts) file.code = asAscii(file.code);
    },
  };
}

/** The same program in ASCII: in strings and patterns, where it may have other characters, an escape means the same. */
export function asAscii(code: string): string {
  // A backslash is taken together with its character: before an escape it would say something else.
  return code.replace(/\\.|[^\0-\x7f]/gs, (found) => {
    const unit = found.charCodeAt(found.length - 1);
    return unit < 128 ? found : `\\u${unit.toString(16).padStart(4, "0")}`;
  });
}
