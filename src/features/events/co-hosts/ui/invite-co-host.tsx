import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { ApiRefusal, apiOf } from "../../../../platform/browser/call-api.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/office-notices.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { coHostCalls } from "../contract.ts";

const api = apiOf<typeof coHostCalls>();

interface InviteCoHostProps {
  eventId: number;
  organizationId: number;
  isOpen: boolean;
  onClose(): void;
  onInvited(): void;
}

/** Asks another organization, by its e-mail address. */
export function InviteCoHost({ eventId, organizationId, isOpen, onClose, onInvited }: InviteCoHostProps) {
  const t = useTexts();
  const form = useForm({ defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await api("POST /events/{id}/co_hosts", {
        params: { id: eventId },
        body: {
          target_organization_email: email.normalize("NFKC").trim(),
          current_organization_id: organizationId,
        },
      });
      form.reset();
      onClose();
      noticeSuccess(t("co_host.invited_notice"));
      onInvited();
    } catch (error) {
      const sentence = error instanceof ApiRefusal ? error.errors.target_organization_email?.[0] : undefined;
      if (sentence) form.setError("email", { message: sentence }, { shouldFocus: true });
      noticeFailure(t("co_host.invite_failed"));
    }
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={t("co_host.invite")}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            type="email"
            autoComplete="off"
            data-autofocus
            label={t("co_host.email")}
            description={t("co_host.email_hint")}
            error={errors.email?.message}
            {...form.register("email")}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={isSubmitting}>
              {t("co_host.invite")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
