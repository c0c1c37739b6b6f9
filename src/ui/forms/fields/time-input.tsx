import { Combobox, Input, ScrollArea, useCombobox } from "@mantine/core";
import { type Ref, useMemo } from "react";
import { readTypedTime } from "../../../shared/time/typed-time.ts";
import { useDurationText } from "../../texts/duration-text.ts";
import { useTexts } from "../../texts/texts.tsx";
import { nearestQuarter, quarterHours } from "./quarter-hours.ts";

interface TimeInputProps {
  /** Of the moment that the time belongs to. */
  label: string;
  value: string;
  onChange(text: string): void;
  /** `HH:mm` of the same day that the time ends. */
  since?: string;
  disabled?: boolean;
  isInvalid: boolean;
  describedBy: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Opening place of a list without a time: most events begin in the evening. */
const usualTime = "18:00";

/** A time to type, or to choose from the quarter hours. */
export function TimeInput(props: TimeInputProps) {
  const { label, value, onChange, since, disabled, isInvalid, describedBy, required, ref } = props;
  const t = useTexts();
  const durationText = useDurationText();
  const times = useMemo(() => quarterHours(since), [since]);
  const read = readTypedTime(value);
  const time = "value" in read ? read.value : "";
  const combobox = useCombobox({
    // The options are there one render later.
    onDropdownOpen: () =>
      requestAnimationFrame(() =>
        combobox.selectOption(nearestQuarter(times, time || (since ? "" : usualTime))),
      ),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const name = t("date_time.time_of", { field: label });
  return (
    <Combobox
      store={combobox}
      disabled={disabled}
      keepMounted={false}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(chosen) => {
        onChange(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <Input
          ref={ref}
          flex="0 1 6.5rem"
          miw="5rem"
          aria-label={name}
          aria-describedby={describedBy}
          aria-required={required}
          error={isInvalid}
          disabled={disabled}
          autoComplete="off"
          placeholder="HH:mm"
          value={value}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            // Typed text counts: Enter must not replace it by the list's current option.
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={times.length === 0}>
        <Combobox.Options aria-label={name}>
          <ScrollArea.Autosize mah={220} type="scroll">
            {times.map((one) => (
              <Combobox.Option key={one.time} value={one.time} active={one.time === time}>
                {one.time}
                {one.minutes !== null && ` (${durationText(one.minutes)})`}
              </Combobox.Option>
            ))}
          </ScrollArea.Autosize>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
