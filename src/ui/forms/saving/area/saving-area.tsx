import { type PropsWithChildren, useCallback, useState } from "react";
import { formatAll } from "../../../../shared/languages/format-list.ts";
import { noticeSaved, noticeTogether } from "../../../feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../texts/texts.tsx";
import { jumpToFirstProblem } from "../../problems/first-problem.ts";
import { SaveLine } from "../save-bar.tsx";
import { UnsavedForms } from "../unsaved-guard.tsx";
import { PartsOfArea, type SavedPart } from "./use-saved-part.ts";

/**
 * Several forms of a page with one bar: it saves what was changed in any of them. One that cannot be saved holds up no other; the bar
 * names it, and what was typed stays in it. Leaving asks once for all of them.
 */
export function SavingArea({ children }: PropsWithChildren) {
  const t = useTexts();
  const language = useLanguage();
  const [parts, setParts] = useState<ReadonlyMap<string, SavedPart>>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const tell = useCallback((id: string, part: SavedPart | null) => {
    setParts((before) => {
      const now = new Map(before);
      if (part) now.set(id, part);
      else now.delete(id);
      return now;
    });
  }, []);
  const inOrder = [...parts].sort(byPlaceOnPage);
  const changed = inOrder.filter(([, { isChanged }]) => isChanged);
  // What can be saved again as it is, since that does something, is not beside a change of something else.
  const toSave = changed.length > 0 ? changed : inOrder.filter(([, { mayBeSavedAgain }]) => mayBeSavedAgain);
  // Saved by itself since, after a choice between two people's changes, it has failed no longer.
  const stillFailed = toSave.filter(([id]) => failed.includes(id)).map(([, part]) => part);
  const wrong = [...parts.values()].find(({ problems }) => problems > 0);
  const save = async () => {
    if (toSave.length === 0) return noticeSaved(t("save_bar.nothing"));
    setSaving(true);
    const notSaved: SavedPart[] = [];
    const ids: string[] = [];
    // One after the other: where the session is over, one log-in serves all of them.
    await noticeTogether(async () => {
      for (const [id, part] of toSave) {
        if (await part.save().catch(() => false)) continue;
        ids.push(id);
        notSaved.push(part);
      }
    });
    setFailed(ids);
    setSaving(false);
    const [first] = notSaved;
    // Once the page has been told what is wrong.
    if (first) requestAnimationFrame(() => jumpToFirstProblem(first.element()));
    else setSavedAt(new Date());
  };
  const names = formatAll([...new Set(stillFailed.map(({ name }) => name))], language);
  return (
    <PartsOfArea value={tell}>
      <UnsavedForms>
        {children}
        <SaveLine
          isUnsaved={toSave.length > 0}
          problems={[...parts.values()].reduce((sum, { problems }) => sum + problems, 0)}
          {...(stillFailed.length > 0 && { failure: t("save_bar.not_saved", { parts: names }) })}
          savedAt={savedAt}
          isBusy={isSaving}
          isSaving={isSaving}
          submitLabel={toSave.map(([, { submitLabel }]) => submitLabel).find(Boolean) ?? t("admin.save")}
          onJump={() => jumpToFirstProblem(wrong?.element() ?? null)}
          onSave={() => void save()}
        />
      </UnsavedForms>
    </PartsOfArea>
  );
}

function byPlaceOnPage([, one]: [string, SavedPart], [, other]: [string, SavedPart]): number {
  const [first, second] = [one.element(), other.element()];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
