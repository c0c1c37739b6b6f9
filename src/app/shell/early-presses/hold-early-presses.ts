import { hydratedEvent } from "./hydrated-event.ts";

/** Whether the page has forms that are sent ({@link withoutEarlyForms}). */
const hasForms = !import.meta.env.FORMLESS;

/** On `html` while presses wait (`waiting`), or cannot be carried out (`failed`); the sentence for it follows. */
const state = "data-early-presses";

/*
 * Keeps what is pressed and submitted before the page is awake, shows that it was taken, and does it again then: presses at
 * once, forms when it is known who is signed in. Where the scripts fail, it says so and lets the browser go its own way; another
 * language then takes along what is typed, since the page answers its posted form filled as it was.
 * It stands in the page's head.
 */

const root = document.documentElement;
const pending = new Map<HTMLElement, { again: () => void; isForm: boolean }>();
let hasFailed = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const isLanguage = (element: HTMLElement) => (element as HTMLButtonElement).name === "lang";
const giveUp = () => {
  hasFailed = true;
  if (pending.size > 0) root.setAttribute(state, "failed");
  for (const [element, { again }] of pending) {
    element.removeAttribute("data-pressed");
    if (isLanguage(element)) again();
  }
  pending.clear();
};
const postWithLanguage = (event: Event, button: HTMLButtonElement) => {
  const form = document.querySelector<HTMLFormElement>('main form[method="post"]');
  if (!form || !button.form) return;
  event.preventDefault();
  const address = new URLSearchParams([[button.name, button.value]]);
  for (const { name, value } of button.form.querySelectorAll("input")) address.append(name, value);
  form.action = `?${address}`;
  form.submit();
};
const capture = (event: Event, element: HTMLElement, again: () => void) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  pending.set(element, { again, isForm: hasForms && event.type === "submit" });
  element.setAttribute("data-pressed", "");
  root.setAttribute(state, "waiting");
  clearTimeout(patience);
  patience = setTimeout(giveUp, 60_000);
};
const press = (event: Event) => {
  const button = (event.target as Element).closest("button");
  if (!button || button.disabled || button.popoverTargetElement) return;
  const leadsOn = button.type === "submit" && button.form?.hasAttribute("data-fallback");
  if (button.type !== "button" && !leadsOn) return;
  if (!hasFailed) capture(event, button, () => button.click());
  else if (!leadsOn) root.setAttribute(state, "failed");
  else if (hasForms && isLanguage(button)) postWithLanguage(event, button);
};
const submit = (event: Event) => {
  const form = event.target as HTMLFormElement;
  if (hasFailed || form.getAttribute("method") !== "post") return;
  const button = (event as SubmitEvent).submitter;
  capture(event, button ?? form, () => form.requestSubmit(button));
};
const fail = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement) giveUp();
};
const sleep = new AbortController();
const listeners = { click: press, ...(hasForms && { submit }), error: fail, unhandledrejection: giveUp };
for (const [type, listener] of Object.entries(listeners))
  addEventListener(type, listener as EventListener, { capture: true, signal: sleep.signal });
addEventListener(hydratedEvent, (event) => {
  sleep.abort();
  for (const [element, { again, isForm }] of pending) {
    if (hasForms && isForm && !(event as CustomEvent<boolean>).detail) continue;
    pending.delete(element);
    element.removeAttribute("data-pressed");
    if (element.isConnected) setTimeout(again);
    else root.setAttribute(state, "failed");
  }
  if (pending.size > 0) return;
  clearTimeout(patience);
  if (root.getAttribute(state) === "waiting") root.removeAttribute(state);
});
