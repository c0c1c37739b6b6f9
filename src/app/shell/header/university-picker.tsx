import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import type {
  University,
  UniversityDirectory,
} from "../../../features/reference-data/reference-data.contract.ts";
import { findNamed, useUniversityDirectory } from "../../../features/reference-data/reference-data.public.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { findByName } from "../../../shared/name-search.ts";
import { Button } from "../../../ui/base/button.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { type CurrentUniversity, rememberUniversity } from "./current-university.ts";
import styles from "./university-picker.module.css";

type Prefecture = UniversityDirectory["prefectures"][number];

interface UniversityPickerProps {
  current: University | null;
  onClose(): void;
}

/** Chooses a university by its prefecture and its name; the last entry leads to the events of all. */
export default function UniversityPicker({ current, onClose }: UniversityPickerProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useSignedInUser();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { directory, hasFailed, again } = useUniversityDirectory();
  const known = current ?? user?.university ?? null;
  // The known university's prefecture until another, or none, is chosen.
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const prefectureId = chosen === undefined ? (known?.prefecture_id ?? null) : chosen;
  const [typed, setTyped] = useState("");
  const inPlace = directory?.universities.filter(
    ({ prefecture_id }) => prefectureId === null || prefecture_id === prefectureId,
  );
  const found = inPlace && findByName(inPlace, typed);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const go = (university: CurrentUniversity | null) => {
    rememberUniversity(university);
    dialog.current?.close();
    navigate(university ? `/u/${encodeURIComponent(university.snake_name)}` : "/");
  };
  const own = user?.university;
  return (
    <dialog ref={dialog} className={styles.picker} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.column}>
        <div className={styles.head}>
          <h2 id={titleId}>{t("picker.title")}</h2>
          <button type="button" aria-label={t("picker.close")} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {own && (
          <div className={styles.own}>
            <p>{t("picker.yours")}</p>
            <Choice name={nameIn(own, language)} onChoose={() => go(own)} />
          </div>
        )}
        <PrefectureField
          prefectures={directory?.prefectures ?? []}
          chosenId={prefectureId}
          onChoose={(prefecture) => setChosen(prefecture?.id ?? null)}
        />
        <TextField
          label={t("picker.search")}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {hasFailed && (
          <div role="alert" className={styles.failed}>
            <p>{t("picker.failed")}</p>
            <Button look="quiet" onClick={again}>
              {t("error.again")}
            </Button>
          </div>
        )}
        <ul className={styles.list} aria-busy={!found && !hasFailed}>
          {found?.map((university) => (
            <li key={university.id}>
              <Choice name={university.name} onChoose={() => go(university)} />
            </li>
          ))}
          {found?.length === 0 && <li>{t("picker.none")}</li>}
          <li>
            <button type="button" className={styles.all} onClick={() => go(null)}>
              {t("picker.all")}
            </button>
          </li>
        </ul>
      </div>
    </dialog>
  );
}

function Choice({ name, onChoose }: { name: string; onChoose(): void }) {
  return (
    <button type="button" className={styles.choice} onClick={onChoose}>
      {name}
    </button>
  );
}

interface PrefectureFieldProps {
  prefectures: Prefecture[];
  chosenId: number | null;
  onChoose(prefecture: Prefecture | null): void;
}

/** Takes the name with or without 都, 府 and 県, in kanji, kana and Latin letters. */
function PrefectureField({ prefectures, chosenId, onChoose }: PrefectureFieldProps) {
  const t = useTexts();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const found = findNamed(prefectures, text);
    if (found || text.trim() === "") onChoose(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the prefectures arrived is read once they are there
  useEffect(() => {
    if (typed) change(typed);
  }, [prefectures.length]);
  return (
    <>
      <TextField
        label={t("picker.prefecture")}
        list={listId}
        autoComplete="off"
        value={typed ?? prefectures.find(({ id }) => id === chosenId)?.name ?? ""}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <datalist id={listId}>
        {prefectures.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
