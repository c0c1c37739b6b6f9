import { useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { deviceContracts, SignedInDevice } from "../devices.contract.ts";
import styles from "./device-list.module.css";

const api = apiClient<typeof deviceContracts>();

/** The devices on which the current user is signed in. This one is signed out by logging out; the others here, one by one or at once. */
export function DeviceList({ first }: { first: SignedInDevice[] }) {
  const t = useTexts();
  const flash = useFlash();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [devices, setDevices] = useState(first);
  const end = async (send: () => Promise<unknown>, isLeft: (device: SignedInDevice) => boolean) => {
    try {
      await send();
      setDevices((now) => now.filter(isLeft));
      flash(t("devices.ended"), "success", flashTimes.brief);
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
  };
  const endOne = async ({ id }: SignedInDevice) => {
    await end(
      () => api("DELETE /users/own/sessions/{id}", { params: { id } }),
      (device) => device.id !== id,
    );
    heading.current?.focus();
  };
  const endOthers = () =>
    end(
      () => api("DELETE /users/own/sessions"),
      ({ is_current }) => is_current,
    );
  return (
    <>
      <h2 id="devices" ref={heading} tabIndex={-1}>
        {t("devices.heading")}
      </h2>
      <p>{t("devices.lead")}</p>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} end={() => endOne(device)} />
        ))}
      </ul>
      {devices.length > 1 && (
        <div>
          <Button look="quiet" onClick={() => dialog.current?.showModal()}>
            {t("devices.end_others")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        dialog={dialog}
        question={t("devices.end_others_question", { count: devices.length - 1 })}
        confirm={t("devices.end_others_confirm")}
        onConfirm={endOthers}
        focusAfter={heading}
      />
    </>
  );
}

function DeviceRow({ device, end }: { device: SignedInDevice; end(): Promise<void> }) {
  const t = useTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const time = (moment: string) => displayDateTime(new Date(moment), language);
  const run = async () => {
    setBusy(true);
    await end();
    setBusy(false);
  };
  return (
    <li>
      <div>
        <strong>{device.device}</strong> {device.is_current && <Badge tone="info">{t("devices.this")}</Badge>}
        <p className={styles.times}>
          {t("devices.times", { used: time(device.last_used_at), created: time(device.created_at) })}
        </p>
      </div>
      {!device.is_current && (
        <Button
          look="quiet"
          aria-label={`${t("devices.end")}: ${device.device}`}
          onClick={run}
          busy={isBusy}
          busyText={t("apply.working")}
        >
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
