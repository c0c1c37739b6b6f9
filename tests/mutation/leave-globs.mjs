import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Vite reads what `import.meta.glob` is given before the program runs, so nothing of it can be broken while it does. */
const leaveGlobs = {
  shouldIgnore({ node }) {
    const isGlob = node.type === "CallExpression" && node.callee.object?.type === "MetaProperty";
    return isGlob ? "import.meta.glob is read by Vite" : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "globs", leaveGlobs)];
