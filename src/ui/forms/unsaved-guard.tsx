import { Button, Group, Modal, Text } from "@mantine/core";
import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { useTexts } from "../texts/texts.tsx";

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Set true by a form that has saved and goes on at once, before the page has heard that nothing is unsaved any more. */
  mayLeave: RefObject<boolean>;
}

/** While there is something unsaved, asks before the page is left: within the site in a dialog, else as the browser does. */
export function UnsavedGuard({ isUnsaved, mayLeave }: UnsavedGuardProps) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    mayLeave.current = !isUnsaved;
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved, mayLeave]);
  return (
    <Modal
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t("unsaved.title")}
      centered
    >
      <Text>{t("unsaved.body")}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()}>
          {t("unsaved.stay")}
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          {t("unsaved.leave")}
        </Button>
      </Group>
    </Modal>
  );
}
