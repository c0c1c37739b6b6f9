import { build, type Plugin, type Rolldown } from "vite";

const query = /\?inline-script(&formless)?$/;

/**
 * `import text from "./some-module.ts?inline-script"` is the text of a short script that pages have within them: the module and what
 * it imports, minified; with `&formless` in the query, what it does where `import.meta.env.FORMLESS` is true. It is empty in the browser's
 * build: the browser has it from the server and needs it in the page alone.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      const asked = query.exec(id);
      if (!asked) return null;
      if (this.environment.name === "client") return 'export default ""';
      const entry = id.slice(0, asked.index);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry, asked[1] !== undefined))}`;
    },
  };
}

async function bundle(entry: string, isFormless: boolean): Promise<string> {
  const define = { "import.meta.env.FORMLESS": String(isFormless) };
  const lib = { entry, formats: ["iife" as const], name: "inline" };
  const options = { write: false, minify: true, target: "es2023", lib };
  // A list, since `formats` is one.
  const outputs = await build({ configFile: false, logLevel: "error", define, build: options });
  const [script] = (outputs as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  return (script as Rolldown.OutputChunk).code.trim();
}
