import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Files of the font in which everything is written that it has the letters for. */
export const mainFont = {
  regular: require.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf"),
  bold: require.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf"),
};
