import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";

/** On the page of an event on hold, for those few to whom it is shown. */
export default function HeldNotice() {
  const t = useTexts();
  return <Bar>{t("event.on_hold")}</Bar>;
}
