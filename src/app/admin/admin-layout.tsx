import {
  Badge,
  Breadcrumbs,
  Button,
  Combobox,
  createTheme,
  Fieldset,
  type MantineColorsTuple,
  MantineProvider,
  Modal,
  mergeThemeOverrides,
  Notification,
  Table,
} from "@mantine/core";
import "./kit-styles.css";
import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/notifications/styles.layer.css";
import "./admin-layout.css";
import { type ReactNode, useEffect, useInsertionEffect, useMemo } from "react";
import { QueryProvider } from "../../platform/browser/query-provider.tsx";
import { onSessionStarted } from "../../platform/browser/storage/stored-session.ts";
import { useTexts } from "../../ui/texts/texts.tsx";

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

const mainButton = {
  "--button-bg": "var(--indigo)",
  "--button-hover": "var(--indigo-strong)",
  "--button-color": "var(--on-indigo)",
};

const house = createTheme({
  primaryColor: "indigo",
  primaryShade: { light: 9, dark: 8 },
  colors: { indigo },
  fontFamily: "inherit",
  headings: {
    fontFamily: "inherit",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "var(--text-2xl)", fontWeight: "800" },
      h2: { fontSize: "var(--text-xl)" },
      h3: { fontSize: "var(--text-l)" },
    },
  },
  // The scales of tokens.css, under the kit's names.
  fontSizes: {
    xs: "var(--text-xs)",
    sm: "var(--text-s)",
    md: "var(--text-m)",
    lg: "var(--text-l)",
    xl: "var(--text-xl)",
  },
  spacing: {
    xs: "var(--space-2)",
    sm: "var(--space-3)",
    md: "var(--space-4)",
    lg: "var(--space-5)",
    xl: "var(--space-6)",
  },
  radius: {
    xs: "var(--radius-s)",
    sm: "var(--radius-s)",
    md: "var(--radius-m)",
    lg: "var(--radius-l)",
    xl: "var(--radius-round)",
  },
  shadows: { sm: "var(--shadow)", md: "var(--shadow)", xl: "var(--shadow-raised)" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
});

/**
 * Gives the page the scheme that the kit gives it as well, but after tables have measured their rows: the whole page would be styled
 * a second time before it is painted.
 */
function setColorScheme(): void {
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
}

/** The back office's kit, loaded by its pages alone. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useTexts();
  // Answers refused for want of a session are not true any more.
  useEffect(() => onSessionStarted(() => notifications.clean()), []);
  useInsertionEffect(setColorScheme, []);
  const theme = useMemo(() => {
    const closeButtonProps = { "aria-label": t("admin.close") };
    return mergeThemeOverrides(house, {
      components: {
        Modal: Modal.extend({
          defaultProps: { closeButtonProps, withinPortal: false },
          styles: { title: { lineHeight: 1.4, overflowWrap: "anywhere" } },
        }),
        Notification: Notification.extend({ defaultProps: { closeButtonProps } }),
        TableScrollContainer: Table.ScrollContainer.extend({
          defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0, role: "group" } } },
        }),
        Breadcrumbs: Breadcrumbs.extend({
          styles: {
            root: { flexWrap: "wrap", rowGap: "0.25rem" },
            breadcrumb: { lineHeight: 1.5, whiteSpace: "normal" },
          },
        }),
        Badge: Badge.extend({ styles: { root: { width: "max-content" } } }),
        Button: Button.extend({
          // As on the public pages, by day and by night, where no other look was asked for.
          vars: (_, { color, variant }) => ({ root: color || variant ? {} : mainButton }),
          styles: {
            root: {
              display: "inline-grid",
              alignItems: "center",
              height: "auto",
              minHeight: "var(--button-height)",
              paddingBlock: "0.25rem",
            },
            label: {
              whiteSpace: "normal",
              wordBreak: "keep-all",
              overflowWrap: "break-word",
              lineHeight: 1.4,
            },
          },
        }),
        ComboboxChevron: Combobox.Chevron.extend({ defaultProps: { "aria-hidden": true } }),
        TableTh: Table.Th.extend({ defaultProps: { scope: "col" } }),
        Fieldset: Fieldset.extend({ styles: { root: { marginInline: 0 }, legend: { fontWeight: 600 } } }),
      },
    });
  }, [t]);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Notifications position="bottom-center" />
      <QueryProvider>{children}</QueryProvider>
    </MantineProvider>
  );
}
