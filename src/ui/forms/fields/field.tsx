import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { usePosted } from "../posted.ts";
import styles from "./field.module.css";

interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Language of the label and hint where it is not the page's. */
  contentLang?: string;
}

/** The words around a control, tied to it for those who listen to the page. */
function Frame({
  id,
  label,
  hint,
  error,
  required,
  contentLang,
  inside,
  children,
}: FieldLook & { id: string; inside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} lang={contentLang}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint} lang={contentLang}>
          {hint}
        </div>
      )}
      {inside ? (
        <div className={styles.holder}>
          {children}
          {inside}
        </div>
      ) : (
        children
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <div id={`${id}-error`} className={styles.error}>
      {error}
    </div>
  );
}

function described(id: string, { hint, error, required }: FieldLook) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required || undefined,
  };
}

/** The field's value when its form was posted without our scripts. */
const usePostedText = (name: string | undefined) => usePosted()?.[name ?? ""]?.[0];

/** Enter that ends a conversion of Japanese input must not send the form. */
export function keepConversion(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229))
    event.preventDefault();
}

interface TextFieldProps extends FieldLook, ComponentProps<"input"> {
  /** A control that stands within the field, at its end. */
  inside?: ReactNode;
}

export function TextField({ label, hint, error, required, contentLang, inside, ...input }: TextFieldProps) {
  const id = useId();
  const look = { label, hint, error, required, contentLang };
  return (
    <Frame id={id} {...look} inside={inside}>
      <input
        className={styles.input}
        onKeyDown={keepConversion}
        defaultValue={usePostedText(input.name)}
        {...input}
        {...described(id, look)}
      />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  required,
  contentLang,
  ...input
}: FieldLook & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const look = { label, hint, error, required, contentLang };
  return (
    <Frame id={id} {...look}>
      <textarea
        className={styles.input}
        rows={5}
        defaultValue={usePostedText(input.name)}
        {...input}
        {...described(id, look)}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  required,
  contentLang,
  children,
  ...input
}: FieldLook & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  const look = { label, hint, error, required, contentLang };
  return (
    <Frame id={id} {...look}>
      <select
        className={styles.input}
        defaultValue={usePostedText(input.name)}
        {...input}
        {...described(id, look)}
      >
        {children}
      </select>
    </Frame>
  );
}

interface ChoicesProps extends FieldLook {
  kind: "radio" | "checkbox";
  choices: { value: string; label: ReactNode }[];
  /** The form library's registration of each input. */
  input: ComponentProps<"input">;
}

/** A group of radio buttons or checkboxes with one heading. */
export function Choices({ kind, choices, input, label, hint, error, required, contentLang }: ChoicesProps) {
  const id = useId();
  const posted = usePosted()?.[input.name ?? ""];
  const { "aria-describedby": describedBy } = described(id, { label, hint, error });
  return (
    <fieldset className={styles.field} aria-describedby={describedBy} lang={contentLang}>
      <legend className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type={kind}
            value={choice.value}
            aria-invalid={error ? true : undefined}
            defaultChecked={posted?.includes(choice.value)}
            {...input}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
