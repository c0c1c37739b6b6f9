import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import styles from "./combobox.module.css";
import { keepConversion, TextField } from "./field.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxProps {
  label: string;
  error?: string;
  required?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  chosen: ComboboxOption | null;
  /** Options for the typed words; never none. */
  find(typed: string): ComboboxOption[];
  /** The one that is meant where somebody leaves without choosing. */
  meant(typed: string): ComboboxOption | null;
  /** `""` where the field was emptied. */
  onChoose(value: string): void;
}

/** A text field that offers what is found by the words in it (the combobox of the ARIA practices). */
export function Combobox({ chosen, find, meant, onChoose, ...field }: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = isOpen ? find(typed ?? "") : [];
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option.value);
    close();
  };
  const leave = () => {
    const named = typed === null ? null : meant(typed);
    if (named) onChoose(named.value);
    else if (typed?.trim() === "") onChoose("");
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    keepConversion(event);
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    if (step) {
      event.preventDefault();
      const { length } = isOpen ? options : find(typed ?? "");
      setOpen(true);
      setActive((before) => (before < 0 && step < 0 ? length - 1 : (before + step + length) % length));
    } else if (event.key === "Enter" && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={styles.combobox}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={typed ?? chosen?.label ?? ""}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      {isOpen && (
        <div ref={list} id={listId} role="listbox" aria-label={field.label} className={styles.list}>
          {options.map((option, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={option.value}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === active}
              data-chosen={option.value === chosen?.value || undefined}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
