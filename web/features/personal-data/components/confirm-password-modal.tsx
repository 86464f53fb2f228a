import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { exportForm } from '../../../../shared/validation/personal-data.ts';
import { placeErrors } from '../../../common/forms/form-problems.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';

interface ConfirmPasswordModalProps {
  title: string;
  lead: string;
  /** The label of the button. */
  confirm: string;
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password again before an action that an unattended session must not perform. */
export function ConfirmPasswordModal({ title, lead, confirm, onConfirm, onClose }: ConfirmPasswordModalProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({ resolver: zodResolver(exportForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await onConfirm(password);
      onClose();
    } catch (error) {
      setFailure(placeErrors(form, error, ['password']));
    }
  });
  return (
    <Modal title={title} lead={lead} onClose={onClose} busy={isSubmitting}>
      <Form
        label={title}
        onSubmit={(event) => void send(event)}
        failure={failure}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" busy={isSubmitting}>
              {confirm}
            </Button>
          </>
        }
      >
        <PasswordInput
          id="own-password"
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </Form>
    </Modal>
  );
}
