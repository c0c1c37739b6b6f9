import { Suspense } from "react";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import type { ProofFieldProps } from "./proof-field.tsx";

const Field = lazyClientOnly<ProofFieldProps>(() => import("./proof-field.tsx"));

/** `ProofField`, with its texts; of the height that most will see until they are there. */
export function ProofField(props: ProofFieldProps) {
  return (
    <Suspense fallback={<TextField label={props.label} disabled />}>
      <Field {...props} />
    </Suspense>
  );
}
