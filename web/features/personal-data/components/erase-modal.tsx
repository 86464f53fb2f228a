import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { erasureWord } from '../../../../shared/constants/personal-data.ts';
import type { Erasure } from '../../../../shared/model/personal-data.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { erasureForm } from '../../../../shared/validation/personal-data.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useRequestErasure } from '../queries/erasure.ts';

const labels = { confirmation: `Type “${erasureWord}” to continue`, password: 'Your password' };

/** Confirms the erasure: what is deleted, what that affects today, the word to type and the password. */
export function EraseModal({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const request = useRequestErasure();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ resolver: zodResolver(erasureForm), defaultValues: { confirmation: '', password: '' } });
  const { errors, isSubmitting, submitCount } = form.formState;
  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await request.mutateAsync(fields);
      onClose();
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(labels)));
    }
  });
  return (
    <Modal
      title="Erase your account?"
      lead={`Your account will be erased in ${erasure.graceDays} days. Until then you can sign in and cancel; after that, nothing can be restored.`}
      onClose={onClose}
      busy={isSubmitting}
    >
      <Form
        label="Erase your account"
        onSubmit={(event) => void send(event)}
        problems={submitCount > 0 ? formProblems(errors, labels) : []}
        failure={failure}
        actions={
          <>
            <Button kind="quiet" onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" kind="danger" busy={isSubmitting}>
              Erase my account in {erasure.graceDays} days
            </Button>
          </>
        }
      >
        <ErasureEffects erasure={erasure} />
        <TextInput
          id="confirmation"
          label={labels.confirmation}
          autoComplete="off"
          autoCapitalize="none"
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
        <PasswordInput
          id="own-password"
          label={labels.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </Form>
    </Modal>
  );
}

function ErasureEffects({ erasure: { openJobs, pointsLeft } }: { erasure: Erasure }) {
  return (
    <ul className="bulleted">
      <li>Your profile, files, applications, messages and notifications are deleted.</li>
      <li>People who worked with you will see “a former” candidate, recruiter or manager instead of your name.</li>
      <li>Your open applications are withdrawn.</li>
      {openJobs > 0 && (
        <li>
          <strong>
            {openJobs === 1
              ? 'Your job that is still open is closed'
              : `Your ${openJobs} jobs that are open or on hold are closed`}
          </strong>
          , and we notify everyone on them. Close them yourself first to record who was hired.
        </li>
      )}
      {pointsLeft > 0 && (
        <li>
          <strong>
            {countOf(pointsLeft, 'point')} {pointsLeft === 1 ? 'is' : 'are'} lost
          </strong>
          . Redeem them first if you want them.
        </li>
      )}
    </ul>
  );
}
