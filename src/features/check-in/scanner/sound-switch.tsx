import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { areSoundsOn, onSoundsTurned, turnSounds, unlockSounds } from "./play-outcome-sound.ts";

/** Turns the tones of scans off and on, for this device. */
export function SoundSwitch() {
  const t = useTexts();
  const isOn = useSyncExternalStore(onSoundsTurned, areSoundsOn, () => true);
  const press = () => {
    unlockSounds();
    turnSounds(!isOn);
  };
  return (
    <Button look="quiet" onClick={press}>
      {t(isOn ? "scanner.turn_sounds_off" : "scanner.turn_sounds_on")}
    </Button>
  );
}
