import { useTexts } from "../../../../ui/texts/texts.tsx";

export interface Row {
  id: number;
  name: string;
}

/** The options of a field that begins without a choice. */
export function Options({ rows }: { rows: readonly Row[] }) {
  const t = useTexts();
  return (
    <>
      <option value="">{t("form.choose")}</option>
      {rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
