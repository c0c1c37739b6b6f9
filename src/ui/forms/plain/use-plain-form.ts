import { type ChangeEvent, type SyntheticEvent, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import type { DeepPartial } from "react-hook-form";
import { jumpToFirstProblem } from "../problems/first-problem.ts";
import { type Control, type FieldProblem, type FieldRules, FormStore } from "./form-store.ts";

/** Names of the fields of a form whose values are texts, or groups of texts: `email`, `person.email`. */
export type FieldName<Values> = {
  [Key in keyof Values & string]-?: NonNullable<Values[Key]> extends string
    ? Key
    : `${Key}.${keyof NonNullable<Values[Key]> & string}`;
}[keyof Values & string];

/** Problems of fields, nested as their names say. */
export type Problems<Values> = {
  [Key in keyof Values]?: NonNullable<Values[Key]> extends string ? FieldProblem : Problems<Values[Key]>;
};

/** The parts of a form that fields and what watches them use; the form library's own forms have them too. */
export interface FormOfFields<Values extends object> {
  register(name: FieldName<Values>, rules?: FieldRules<Values>): FieldInput;
  watch(name: FieldName<Values>): string | undefined;
  getValues(name: FieldName<Values>): string | undefined;
  /** Writes into the field; `shouldValidate` says at once what is wrong with it. Only the form library asks what was changed. */
  setValue(
    name: FieldName<Values>,
    value: string,
    options?: { shouldDirty?: boolean; shouldValidate?: boolean },
  ): void;
  formState: { errors: Problems<Values>; isSubmitted: boolean; isSubmitting: boolean };
}

interface FieldInput {
  name: string;
  defaultValue?: string;
  ref(control: Control | null): void;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void;
}

export interface PlainForm<Values extends object> extends FormOfFields<Values> {
  /**
   * Sends where nothing is wrong; the first field that is, also by the answer, gets the focus. A second press while it is being
   * sent does nothing.
   */
  handleSubmit(send: (values: Values) => Promise<unknown>): (event: SyntheticEvent<HTMLFormElement>) => void;
  setError(name: FieldName<Values>, problem: FieldProblem): void;
  clearErrors(names: FieldName<Values>[]): void;
  /** Checks these fields. */
  trigger(names: FieldName<Values>[]): void;
}

/**
 * A form of texts and choices whose fields keep their values themselves, for pages that many open first: the form library, which
 * knows lists, groups and a comparison with what is saved, is 12 KB (gzip). A field is checked when the form is sent, and after that
 * with each change. Names have one dot at most.
 */
export function usePlainForm<Values extends object>(
  first: { defaultValues?: DeepPartial<Values> } = {},
): PlainForm<Values> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [form] = useState(() => makeForm<Values>(flat(first.defaultValues ?? {}), draw));
  return form;
}

function makeForm<Values extends object>(
  initial: Record<string, string>,
  draw: () => void,
): PlainForm<Values> {
  const store = new FormStore(initial);
  const watched = new Set<string>();
  const refs = new Map<string, FieldInput["ref"]>();
  const state = { isSubmitted: false, isSubmitting: false };
  const say = (names: string[]) => {
    for (const name of names) store.check(name);
    draw();
  };
  const refOf = (name: string) => {
    const ref = refs.get(name) ?? ((control) => attach(name, control));
    refs.set(name, ref);
    return ref;
  };
  const attach = (name: string, control: Control | null) => {
    const before = store.value(name);
    store.attach(name, control);
    if (control && watched.has(name) && before !== store.value(name)) draw();
  };
  return {
    get formState() {
      return { ...state, errors: store.errors() as Problems<Values> };
    },
    register(name, rules = {}) {
      store.setRules(name, rules as FieldRules);
      return {
        name,
        // Only where there is one: a page that was posted without our scripts has others.
        ...(name in initial && { defaultValue: initial[name] }),
        ref: refOf(name),
        onChange({ target }) {
          store.take(name, target.value);
          rules.onChange?.();
          if ((state.isSubmitted && store.check(name)) || watched.has(name)) draw();
        },
      };
    },
    watch(name) {
      watched.add(name);
      return store.value(name);
    },
    getValues: (name) => store.value(name),
    setValue(name, value, { shouldValidate } = {}) {
      store.set(name, value);
      say(shouldValidate ? [name] : []);
    },
    setError: (name, problem) => void store.problems.set(name, problem),
    clearErrors(names) {
      for (const name of names) store.problems.delete(name);
    },
    trigger: say,
    handleSubmit: (send) => async (event) => {
      event.preventDefault();
      if (state.isSubmitting) return;
      const element = event.currentTarget;
      const set = (isSubmitting: boolean) => {
        Object.assign(state, { isSubmitting, isSubmitted: true });
        draw();
      };
      store.checkAll();
      const isRight = store.problems.size === 0;
      set(isRight);
      try {
        if (isRight) await send(store.values() as Values);
      } finally {
        flushSync(() => set(false));
        if (store.problems.size > 0) jumpToFirstProblem(element);
      }
    },
  };
}

function flat(values: object, within = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "object" ? Object.entries(flat(value, `${name}.`)) : [[within + name, value]],
    ),
  );
}
