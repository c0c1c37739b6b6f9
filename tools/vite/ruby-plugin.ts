import { join } from "node:path";
import type { Plugin } from "vite";

const ours = join(import.meta.dirname, "../../src/ui/ruby");
const runtimes = ["jsx-runtime", "jsx-dev-runtime"];

/** Code that makes elements, libraries too, makes them by our runtime, which draws readings over words (decision 87). */
export function ruby(): Plugin {
  return {
    name: "ruby",
    enforce: "pre",
    // Code that is not bundled, as while testing, resolves its packages past plugins.
    config: () => ({ oxc: { jsx: { importSource: ours } } }),
    resolveId(source, importer) {
      // Of what has a key after spread props, a function is imported from the source itself.
      if (source === ours) return join(ours, "jsx-runtime.ts");
      const isReact = source.startsWith("react/") && !importer?.startsWith(ours);
      const runtime = runtimes.find((name) => source === `${isReact ? "react" : ours}/${name}`);
      return runtime ? join(ours, `${runtime}.ts`) : null;
    },
  };
}
