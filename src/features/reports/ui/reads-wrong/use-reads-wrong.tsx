import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReadsWrongDialogProps } from "./reads-wrong-dialog.tsx";

interface ReadsWrong {
  /** Keeps what is marked on the page, which a press on something else may take away. */
  rememberSelection(): void;
  open(): void;
  /** Stands outside of menus that close when they lose the focus. */
  dialog: ReactNode;
}

/** The form that says what reads wrong on this page, which is fetched with its texts when it is opened. */
export function useReadsWrong(): ReadsWrong {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const selection = useRef("");
  const [Dialog, setDialog] = useState<ComponentType<ReadsWrongDialogProps> | null>(null);
  const rememberSelection = () => {
    selection.current = getSelection()?.toString().trim() || selection.current;
  };
  const open = () => {
    rememberSelection();
    import("./reads-wrong-dialog.tsx")
      .then(({ loadReadsWrongDialog }) => loadReadsWrongDialog(language))
      .then(
        (Fetched) => setDialog(() => Fetched),
        () => flash(t("apply.unreachable"), "error"),
      );
  };
  const close = () => {
    selection.current = "";
    setDialog(null);
  };
  return {
    rememberSelection,
    open,
    dialog: Dialog && <Dialog selection={selection.current} onClosed={close} />,
  };
}
