/** Rules that a field must satisfy, in the names of the form library, whose forms ask with the same ones. */
export interface FieldRules<Values = object> {
  /** The sentence for an empty field; true for one that says it itself. */
  required?: string | boolean;
  minLength?: { value: number; message: string };
  maxLength?: { value: number; message: string };
  validate?(value: string, values: Values): string | true;
  onChange?(): void;
  /** The value goes with the field. */
  shouldUnregister?: boolean;
}

/** A problem of a field. */
export interface FieldProblem {
  message?: string;
}

/** An input or a select, or what stands for one: the form library asks more of it than its value. */
export type Control = Pick<HTMLInputElement, "value"> &
  Partial<Pick<HTMLInputElement, "name" | "type" | "focus">>;

interface Field {
  rules: FieldRules;
  control: Control | null;
  /** From then on the form knows the value better than a control that appears. */
  isKnown: boolean;
}

/** The values of a form's texts and choices and what is wrong with them, by the names of the fields (`person.email`). */
export class FormStore {
  readonly problems = new Map<string, FieldProblem>();
  private readonly fields = new Map<string, Field>();
  private readonly typed: Record<string, string>;

  constructor(initial: Readonly<Record<string, string>>) {
    this.typed = { ...initial };
  }

  value(name: string): string | undefined {
    return this.typed[name];
  }

  /** Nested as the names say. */
  values(): Record<string, unknown> {
    return nested(Object.entries(this.typed));
  }

  errors(): Record<string, unknown> {
    return nested([...this.problems]);
  }

  setRules(name: string, rules: FieldRules): void {
    this.field(name).rules = rules;
  }

  /** A control that comes first has what was typed or filled in before the scripts were there; one that comes again is given the value. */
  attach(name: string, control: Control | null): void {
    const field = this.field(name);
    field.control = control;
    if (!control) {
      if (field.rules.shouldUnregister) this.forget(name);
    } else if (field.isKnown) control.value = this.typed[name] ?? "";
    else this.take(name, control.value);
  }

  /** A value that the control has by now. */
  take(name: string, value: string): void {
    this.field(name).isKnown = true;
    this.typed[name] = value;
  }

  /** A value for the control as well. */
  set(name: string, value: string): void {
    this.take(name, value);
    const { control } = this.field(name);
    if (control) control.value = value;
  }

  /** Checks a field; true where what is said of it is another now. */
  check(name: string): boolean {
    const before = this.problems.get(name)?.message;
    const message = problemOf(this.typed[name] ?? "", this.field(name).rules, this.values());
    if (message === null) this.problems.delete(name);
    else this.problems.set(name, { message });
    return before !== this.problems.get(name)?.message;
  }

  /** Checks all that are shown; browsers fill fields in without saying so. */
  checkAll(): void {
    const shown = [...this.fields].filter(([, { control }]) => control);
    for (const [name, { control }] of shown) this.typed[name] = control?.value ?? "";
    this.problems.clear();
    for (const [name] of shown) this.check(name);
  }

  private field(name: string): Field {
    const field = this.fields.get(name) ?? { rules: {}, control: null, isKnown: false };
    this.fields.set(name, field);
    return field;
  }

  private forget(name: string): void {
    delete this.typed[name];
    this.problems.delete(name);
    this.fields.delete(name);
  }
}

function problemOf(value: string, rules: FieldRules, values: object): string | null {
  const { required, minLength, maxLength, validate } = rules;
  if (!value) {
    if (required) return required === true ? "" : required;
  } else if (minLength && value.length < minLength.value) return minLength.message;
  else if (maxLength && value.length > maxLength.value) return maxLength.message;
  const valid = validate?.(value, values) ?? true;
  return valid === true ? null : valid;
}

function nested(entries: [name: string, value: unknown][]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const [group, field] = name.split(".");
    if (group && field) all[group] = { ...(all[group] as object | undefined), [field]: value };
    else all[name] = value;
  }
  return all;
}
