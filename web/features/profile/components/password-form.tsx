import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { changePasswordForm, passwordHint, passwordParts } from '../../../../shared/validation/account.ts';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { useChangePassword } from '../queries/profile.ts';
import { AppCodeInput, appCodeLabel } from './app-code-input.tsx';

const labels = {
  oldPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  code: appCodeLabel,
};
const blank = { oldPassword: '', newPassword: '', confirmPassword: '', code: undefined };

/** Changes the user's password and ends every other session (PROF-13, VALID-22). */
export function PasswordForm() {
  const change = useChangePassword();
  const [failure, setFailure] = useState<string>();
  const form = useTouchedForm({ resolver: zodResolver(changePasswordForm), defaultValues: blank });
  const { errors, isSubmitting, submitCount } = form.formState;
  const input = inputsOf(form);
  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await change.mutateAsync(fields);
      form.reset(blank);
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(labels)));
    }
  });
  return (
    <Form
      label="Change password"
      onSubmit={(event) => void save(event)}
      problems={submitCount > 0 ? formProblems(errors, labels) : []}
      failure={failure}
      actions={
        <Button type="submit" busy={isSubmitting}>
          Change password
        </Button>
      }
    >
      {change.isSuccess && (
        <Notice kind="done">Your password was changed, and every other session was signed out.</Notice>
      )}
      <PasswordInput {...input('oldPassword')} label={labels.oldPassword} autoComplete="current-password" />
      <PasswordInput
        {...input('newPassword')}
        label={labels.newPassword}
        autoComplete="new-password"
        withStrength
        help={`${passwordHint}: ${passwordParts}`}
      />
      <PasswordInput {...input('confirmPassword')} label={labels.confirmPassword} autoComplete="new-password" />
      <AppCodeInput {...input('code')} />
    </Form>
  );
}
