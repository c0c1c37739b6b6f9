import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useOwnUser } from "../../features/accounts/door.ts";
import type { masterCalls, University } from "../../features/masters/contract.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { Button } from "../../ui/base/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { rememberUniversity } from "./current-university.ts";
import styles from "./university-picker.module.css";

const api = apiOf<typeof masterCalls>();

interface Place {
  id: number;
  name: string;
}

interface UniversityPickerProps {
  current: University | null;
  onClose(): void;
}

/** Chooses a university, narrowed by its prefecture; the last entry leads to the events of all. */
export default function UniversityPicker({ current, onClose }: UniversityPickerProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useOwnUser();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const known = current ?? user?.university ?? null;
  const { prefectures, prefecture, choose } = usePrefectures(known?.prefecture_id ?? null);
  const { universities, hasFailed, again } = useUniversities(prefecture);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const go = (university: University | null) => {
    rememberUniversity(university);
    dialog.current?.close();
    navigate(university ? `/u/${encodeURIComponent(university.snake_name)}` : "/");
  };
  return (
    <dialog ref={dialog} className={styles.picker} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.column}>
        <div className={styles.head}>
          <h2 id={titleId}>{t("picker.title")}</h2>
          <button type="button" aria-label={t("picker.close")} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {user?.university && (
          <div className={styles.own}>
            <p>{t("picker.yours")}</p>
            <Choice university={user.university} onChoose={go} />
          </div>
        )}
        <PrefectureField prefectures={prefectures} chosen={prefecture} onChoose={choose} />
        {hasFailed && (
          <div role="alert" className={styles.failed}>
            <p>{t("picker.failed")}</p>
            <Button look="quiet" onClick={again}>
              {t("error.again")}
            </Button>
          </div>
        )}
        <ul className={styles.list} aria-busy={universities === null && !hasFailed}>
          {universities?.map((university) => (
            <li key={university.id}>
              <Choice university={university} onChoose={go} />
            </li>
          ))}
          {universities?.length === 0 && <li>{t("picker.none")}</li>}
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

function Choice({ university, onChoose }: { university: University; onChoose(chosen: University): void }) {
  return (
    <button type="button" lang="en" className={styles.choice} onClick={() => onChoose(university)}>
      {university.name_en}
    </button>
  );
}

interface PrefectureFieldProps {
  prefectures: Place[];
  chosen: Place | null;
  onChoose(prefecture: Place | null): void;
}

function PrefectureField({ prefectures, chosen, onChoose }: PrefectureFieldProps) {
  const t = useTexts();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const wanted = text.normalize("NFKC").trim().toLowerCase();
    const found = prefectures.find(({ name }) => name.toLowerCase() === wanted);
    if (found || wanted === "") onChoose(found ?? null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the prefectures arrived is read once they are there
  useEffect(() => {
    if (typed) change(typed);
  }, [prefectures]);
  return (
    <>
      <TextField
        label={t("picker.prefecture")}
        list={listId}
        autoComplete="off"
        value={typed ?? chosen?.name ?? ""}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {prefectures.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** @param presetId the prefecture of a university that is known when the picker opens */
function usePrefectures(presetId: number | null) {
  const [prefectures, setPrefectures] = useState<Place[]>([]);
  const [chosen, setChosen] = useState<Place | null | undefined>(undefined);
  useEffect(() => {
    api("GET /masters/prefectures").then(
      ({ data }) => setPrefectures(data),
      () => {},
    );
  }, []);
  const preset = prefectures.find(({ id }) => id === presetId) ?? null;
  const waits = presetId !== null && prefectures.length === 0;
  return {
    prefectures,
    prefecture: chosen !== undefined ? chosen : waits ? ({ id: presetId, name: "" } as Place) : preset,
    choose: setChosen,
  };
}

function useUniversities(prefecture: Place | null) {
  const [universities, setUniversities] = useState<University[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const id = prefecture?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    setUniversities(null);
    api("GET /masters/universities", {
      query: id === undefined ? {} : { prefecture_id: String(id) },
      signal: leaving.signal,
    }).then(
      ({ data }) => setUniversities(data),
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [id, tries]);
  return { universities, hasFailed, again: () => setTries((before) => before + 1) };
}
