import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [lingui({ failOnCompileError: true }), reactRouter()],
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: { server: "./src/server.ts" },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
  build: { target: "es2023", cssMinify: true },
});
