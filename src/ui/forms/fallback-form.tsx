import type { ReactNode } from "react";

interface FallbackFormProps {
  /** The page itself where it is left out. */
  action?: string;
  /** Parameters of the address beside the pressed button's own name and value. */
  fields?: Record<string, string>;
  className?: string;
  /** The buttons are names, which browsers leave as they are when they translate the page. */
  translate?: "no";
  children: ReactNode;
}

/**
 * Around buttons that do something with scripts: without them each leads to a page. Nothing can be typed into
 * it, so it is no landmark.
 */
export function FallbackForm({ action, fields = {}, className, translate, children }: FallbackFormProps) {
  return (
    <form
      role="presentation"
      method="get"
      action={action}
      className={className}
      translate={translate}
      data-fallback
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
