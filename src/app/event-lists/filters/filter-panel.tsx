import { type ReactNode, useId, useRef } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./filter-panel.module.css";

interface FilterPanelProps {
  title: string;
  /** The content of the button that opens the panel. */
  button: ReactNode;
  buttonClass?: string | undefined;
  isOn?: boolean;
  /** Number of events that the page's filters find, where it is known. */
  found?: number | null | undefined;
  children: ReactNode;
}

/**
 * A part of a form behind a button. The browser opens and closes it, so it works before and without scripts; the button at its
 * end sends the form. Browsers without popovers show it in the page. It holds no section, so that its end is found (`first-styles.server.ts`).
 */
export function FilterPanel({ title, button, buttonClass, isOn, found = null, children }: FilterPanelProps) {
  const t = useTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id} aria-haspopup="dialog" data-on={isOn}>
        {button}
      </button>
      <section ref={panel} id={id} popover="auto" role="dialog" aria-label={title} className={styles.panel}>
        <div className={styles.head}>
          <strong>{title}</strong>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t("filter.close")}
          >
            ×
          </button>
        </div>
        {children}
        <button type="submit" className={styles.show} onClick={() => panel.current?.hidePopover?.()}>
          {found === null ? t("filter.show") : t("filter.show_found", { count: found })}
        </button>
      </section>
    </>
  );
}
