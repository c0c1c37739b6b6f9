import { Stack, Switch, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useSavedPart } from "../../../../ui/forms/saving/area/use-saved-part.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { CertificateOffer, certificateContracts } from "../certificate.contract.ts";

const api = apiClient<typeof certificateContracts>();

/** Whether an event gives certificates of attendance; saved by the page's bar. */
export function CertificateDashboard({ eventId }: { eventId: number }) {
  const t = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const mayLeave = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const [offer, setOffer] = useState<CertificateOffer | null>(null);
  const [isOffered, setOffered] = useState(false);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    api("GET /events/{id}/certificate", { params: { id: eventId } }).then(
      ({ data }) => {
        if (!isCurrent) return;
        setOffer(data);
        setOffered(data.is_offered);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [eventId]);
  const isChanged = offer !== null && isOffered !== offer.is_offered;
  useSavedPart({
    isChanged,
    problems: 0,
    element: () => element.current,
    save: async () => {
      setSaving(true);
      try {
        const body = { is_offered: isOffered };
        const { data } = await api("PUT /events/{id}/certificate", { params: { id: eventId }, body });
        setOffer(data);
        setOffered(data.is_offered);
        noticeSaved(t("admin.saved"));
        return true;
      } catch (error) {
        noticeFailure(failureMessage(error, t("admin.unreachable")));
        return false;
      } finally {
        setSaving(false);
      }
    },
  });
  return (
    <Stack gap="sm" ref={element}>
      <UnsavedGuard isUnsaved={isChanged} mayLeave={mayLeave} />
      <Text c="dimmed">{t("certificate.lead")}</Text>
      {hasFailed && <Text role="alert">{t("admin.unreachable")}</Text>}
      <Switch
        label={t("certificate.is_offered")}
        checked={isOffered}
        disabled={!offer || isSaving}
        onChange={(event) => setOffered(event.currentTarget.checked)}
      />
      {offer !== null && offer.issued > 0 && (
        <Text size="sm">{t("certificate.issued", { count: offer.issued })}</Text>
      )}
    </Stack>
  );
}
