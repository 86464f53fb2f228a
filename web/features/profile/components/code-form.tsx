import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { secondFactorForm } from '../../../../shared/validation/account.ts';
import { placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

interface CodeFormProps {
  label: string;
  /** The password, where it was given in the step before. */
  password?: string;
  help: string;
  onSend: (proof: { password: string; code: string }) => Promise<unknown>;
  /** The buttons, given whether the form is being sent. */
  actions: (busy: boolean) => ReactNode;
  children?: ReactNode;
}

/** Asks for a code, and for the password where it was not given yet. */
export function CodeForm({ label, password, help, onSend, actions, children }: CodeFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useTouchedForm({
    resolver: zodResolver(secondFactorForm),
    defaultValues: { password: password ?? '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (proof) => {
    setFailure(undefined);
    try {
      await onSend(proof);
    } catch (error) {
      setFailure(placeErrors(form, error, ['password', 'code']));
    }
  });
  return (
    <Form label={label} onSubmit={(event) => void send(event)} failure={failure} actions={actions(isSubmitting)}>
      {children}
      {password === undefined && (
        <PasswordInput
          id="factor-password"
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
      <TextInput
        id="factor-code"
        label="Code"
        autoComplete="one-time-code"
        help={help}
        error={errors.code?.message}
        {...form.register('code')}
      />
    </Form>
  );
}
