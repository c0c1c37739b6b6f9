import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { MoreTexts } from "../../../ui/texts/texts.tsx";
import { adminTexts, teamTexts } from "../../admin/admin-texts.ts";
import Manage from "./manage.tsx";

export { HydrateFallback } from "./manage.tsx";

/** As the back office, with the team's own texts. */
export async function clientLoader() {
  await Promise.all([adminTexts, teamTexts].map((texts) => texts(documentLanguage())));
  return null;
}
clientLoader.hydrate = true as const;

export default function Team() {
  return (
    <MoreTexts texts={teamTexts}>
      <Manage />
    </MoreTexts>
  );
}
