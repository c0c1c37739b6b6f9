import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  serverBuildFile: "server.js",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
