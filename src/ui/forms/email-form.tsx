import { Button, Group, Stack, TextInput } from "@mantine/core";
import type { PropsWithChildren } from "react";
import { useForm } from "react-hook-form";

interface EmailFormProps {
  label: string;
  hint: string;
  submitLabel: string;
  /** Resolves to why the address was not taken, or to nothing. */
  send(email: string): Promise<string | undefined>;
}

/** A dialog's question: somebody's e-mail address, and what else is chosen for them. */
export function EmailForm({ label, hint, submitLabel, send, children }: PropsWithChildren<EmailFormProps>) {
  const form = useForm({ defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    const message = await send(email.normalize("NFKC").trim());
    if (message) form.setError("email", { message }, { shouldFocus: true });
  });
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          type="email"
          autoComplete="off"
          data-autofocus
          label={label}
          description={hint}
          error={errors.email?.message}
          {...form.register("email")}
        />
        {children}
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
