import icons from "./icons.svg?url&no-inline";

interface IconProps {
  /** An id in icons.svg: a file of its own, so that no page carries the drawings, nor how their lines are drawn. */
  name: string;
  className?: string;
}

/** A drawing of 24 × 24 in the colour of the text, for words that stand beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
