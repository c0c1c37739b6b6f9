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
import "@mantine/core/styles.layer.css";
import { DatePicker, DatesProvider } from "@mantine/dates";
import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/dates/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import "./admin-layout.css";
import { type ReactNode, useEffect, useMemo } from "react";
import { QueryProvider } from "../../platform/browser/query-provider.tsx";
import { onSessionStarted } from "../../platform/browser/storage/stored-session.ts";
import { localeOf } from "../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { addCalendarNames, calendarLabel } from "./calendar-names.ts";

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

/** The back office's kit, loaded by its pages alone. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  // Answers refused for want of a session are not true any more.
  useEffect(() => onSessionStarted(() => notifications.clean()), []);
  const theme = useMemo(() => {
    addCalendarNames(language);
    const closeButtonProps = { "aria-label": t("admin.close") };
    return mergeThemeOverrides(house, {
      components: {
        Modal: Modal.extend({ defaultProps: { closeButtonProps, withinPortal: false } }),
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
        DatePicker: DatePicker.extend({
          defaultProps: {
            monthLabelFormat: calendarLabel(language, { year: "numeric", month: "long" }),
            yearLabelFormat: calendarLabel(language, { year: "numeric" }),
          },
        }),
        Fieldset: Fieldset.extend({ styles: { root: { marginInline: 0 }, legend: { fontWeight: 600 } } }),
      },
    });
  }, [t, language]);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <DatesProvider settings={{ locale: localeOf(language), firstDayOfWeek: 0 }}>
        <Notifications position="bottom-center" />
        <QueryProvider>{children}</QueryProvider>
      </DatesProvider>
    </MantineProvider>
  );
}
