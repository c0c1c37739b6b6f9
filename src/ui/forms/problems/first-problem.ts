const wrong = "[aria-invalid=true], [data-error], [data-problem]";
const focusable = "input, textarea, select, button, [tabindex]";

/** Brings the topmost field that is wrong into sight and puts the focus there; what it is folded into is opened. */
export function jumpToFirstProblem(form: HTMLElement | null): void {
  const found = form?.querySelector<HTMLElement>(wrong);
  if (!found) return;
  const field = found.matches(focusable) ? found : (found.querySelector<HTMLElement>(focusable) ?? found);
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
