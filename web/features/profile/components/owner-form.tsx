import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { ownerForm } from '../../../../shared/validation/account.ts';
import { placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { AppCodeInput } from './app-code-input.tsx';

interface OwnerFormProps {
  label: string;
  /** Returns what went wrong without a refusal, if anything did. */
  onSend: (proof: { password: string; code?: string | undefined }) => Promise<string | undefined>;
  /** The buttons, given whether the form is being sent. */
  actions: (busy: boolean) => ReactNode;
}

/** Asks for the password, and for the app's code where two-step login is on. */
export function OwnerForm({ label, onSend, actions }: OwnerFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useTouchedForm({ resolver: zodResolver(ownerForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (proof) => {
    setFailure(undefined);
    try {
      setFailure(await onSend(proof));
    } catch (error) {
      setFailure(placeErrors(form, error, ['password', 'code']));
    }
  });
  return (
    <Form label={label} onSubmit={(event) => void send(event)} failure={failure} actions={actions(isSubmitting)}>
      <PasswordInput
        id="owner-password"
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <AppCodeInput id="owner-code" error={errors.code?.message} {...form.register('code')} />
    </Form>
  );
}
