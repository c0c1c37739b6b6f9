import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** React Router gives every entry of the server the name of its own; the operator's tool is a second one. */
const namedEntries: Plugin = {
  name: "named-entries",
  applyToEnvironment: ({ name }) => name === "ssr",
  outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
};

export default defineConfig({
  plugins: [lingui({ failOnCompileError: true }), reactRouter(), namedEntries],
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: { server: "./src/server.ts", admin: "./src/admin.ts" },
        },
      },
    },
  },
  build: { target: "es2023", cssMinify: true },
});
