import { type ComponentType, createContext } from "react";

interface ProofWayProps {
  /** The session's holder has proved themselves without leaving the page. */
  onProved(): void;
}

/** Ways of later features to prove oneself without a password; whoever draws a page that asks for proofs says which there are. */
export const ProofWays = createContext<ComponentType<ProofWayProps> | null>(null);
