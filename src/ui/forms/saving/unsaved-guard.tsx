import { Button, Group, Modal, Text } from "@mantine/core";
import {
  createContext,
  type PropsWithChildren,
  type RefObject,
  useContext,
  useEffect,
  useState,
} from "react";
import { useBlocker } from "react-router";
import { useTexts } from "../../texts/texts.tsx";

type MayLeave = RefObject<boolean>;

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Set true by a form that has saved and goes on at once, before the page has heard that nothing is unsaved any more. */
  mayLeave: MayLeave;
}

/** The forms of a page that has several: the router asks one guard alone. */
const FormsOfPage = createContext<Set<MayLeave> | null>(null);

/** While there is something unsaved, asks before the page is left: within the site in a dialog, else as the browser does. */
export function UnsavedGuard({ isUnsaved, mayLeave }: UnsavedGuardProps) {
  const forms = useContext(FormsOfPage);
  useEffect(() => {
    mayLeave.current = !isUnsaved;
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved, mayLeave]);
  useEffect(() => {
    forms?.add(mayLeave);
    return () => void forms?.delete(mayLeave);
  }, [forms, mayLeave]);
  return forms ? null : <LeavingQuestion isAsked={() => isUnsaved && !mayLeave.current} />;
}

/** Around several forms on a page: one question for what is unsaved in any of them. */
export function UnsavedForms({ children }: PropsWithChildren) {
  const [forms] = useState(() => new Set<MayLeave>());
  return (
    <FormsOfPage value={forms}>
      {children}
      <LeavingQuestion isAsked={() => [...forms].some((mayLeave) => !mayLeave.current)} />
    </FormsOfPage>
  );
}

function LeavingQuestion({ isAsked }: { isAsked(): boolean }) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAsked(),
  );
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
