import { createTheme, type MantineColorsTuple, MantineProvider } from "@mantine/core";
import "@mantine/core/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import "@mantine/dates/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import "./office-frame.css";
import type { ReactNode } from "react";

/** The indigo of the public pages, in the ten shades that the kit wants. */
const indigo: MantineColorsTuple = [
  "#eef0f9",
  "#d9deef",
  "#b1bbdf",
  "#8796cf",
  "#6576c1",
  "#4f62b9",
  "#4357b6",
  "#3448a1",
  "#2d4090",
  "#2b3a78",
];

const theme = createTheme({
  primaryColor: "indigo",
  primaryShade: { light: 9, dark: 4 },
  colors: { indigo },
  fontFamily: "inherit",
  headings: { fontFamily: "inherit" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** The back office's kit, loaded by its pages alone. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Notifications position="bottom-center" />
      {children}
    </MantineProvider>
  );
}
