import { Text } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";

export default function Slip() {
  const t = useTexts();
  return <Text>{t("event_desk.slip_later")}</Text>;
}
