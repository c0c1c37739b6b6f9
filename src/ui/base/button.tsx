import type { ComponentProps, ReactNode } from "react";
import type { LinkProps } from "react-router";
import styles from "./button.module.css";
import { Link } from "./link.tsx";

type Look = "main" | "quiet" | "danger";

interface ButtonLook {
  look?: Look;
  wide?: boolean;
}

function classOf({ look = "main", wide }: ButtonLook): string {
  return [styles.button, look !== "main" && styles[look], wide && styles.wide].filter(Boolean).join(" ");
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** While it works it says so and cannot be pressed again. */
  busy?: boolean;
  busyText?: ReactNode;
}

export function Button({ look, wide, busy = false, busyText, children, disabled, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classOf({ look, wide })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && busyText ? busyText : children}
    </button>
  );
}

export function ButtonLink({ look, wide, ...props }: ButtonLook & LinkProps) {
  return <Link {...props} className={classOf({ look, wide })} />;
}
