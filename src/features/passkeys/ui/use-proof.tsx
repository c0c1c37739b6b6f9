import { useRef, useState } from "react";
import { ApiError } from "../../../platform/browser/api-client.ts";
import { ProofDialog, type ProvenAction } from "./proof-dialog.tsx";

const isProofAsked = (error: unknown) => error instanceof ApiError && "current_password" in error.errors;

/**
 * Runs an action, and where the API asks who does it, a dialog asks for the password or a passkey and runs it again.
 * @returns `prove` rejects as the action does, unless the dialog takes over
 */
export function useProof() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<{ action: ProvenAction } | null>(null);
  const prove = async (action: ProvenAction) => {
    try {
      await action();
    } catch (error) {
      if (!isProofAsked(error)) throw error;
      setAsked({ action });
      dialog.current?.showModal();
    }
  };
  const proofDialog = <ProofDialog dialog={dialog} action={asked?.action} onClose={() => setAsked(null)} />;
  return { prove, proofDialog };
}
