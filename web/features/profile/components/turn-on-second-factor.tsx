import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useState } from 'react';
import { inGroups } from '../../../../shared/rules/second-factor-code.ts';
import { passwordAgainForm } from '../../../../shared/validation/account.ts';
import { placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useSecondFactor, useStartSecondFactor } from '../queries/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

// Only who turns it on draws one.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface Started {
  password: string;
  secret: string;
  address: string;
}

/** Turns two-step login on: the password, the app and its first code, and the recovery codes. */
export function TurnOnSecondFactor({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<Started>();
  const { turnOn } = useSecondFactor();
  if (turnOn.data)
    return (
      <Modal
        title="Two-step login is on"
        onClose={onClose}
        actions={
          <Button kind="primary" onClick={onClose}>
            I have kept the codes
          </Button>
        }
      >
        <RecoveryCodes codes={turnOn.data} />
      </Modal>
    );
  return (
    <Modal
      title="Turn on two-step login"
      lead={
        started ? 'Scan the code with your authenticator app.' : 'Your password first, so that nobody else does it.'
      }
      onClose={onClose}
      busy={turnOn.isPending}
    >
      {started ? (
        <CodeForm
          label="Authenticator app"
          password={started.password}
          help="The six digits that the app shows now"
          onSend={async (proof) => turnOn.mutateAsync(proof)}
          actions={(busy) => <Actions confirm="Turn on" busy={busy} onClose={onClose} />}
        >
          <Suspense fallback={<Skeleton width="200px" height="200px" />}>
            <QrCode text={started.address} label="QR code for your authenticator app" />
          </Suspense>
          <p>
            Or enter this key in the app: <code className="second-factor-secret">{inGroups(started.secret)}</code>
          </p>
        </CodeForm>
      ) : (
        <PasswordStep onStarted={setStarted} onClose={onClose} />
      )}
    </Modal>
  );
}

function PasswordStep({ onStarted, onClose }: { onStarted: (started: Started) => void; onClose: () => void }) {
  const start = useStartSecondFactor();
  const [failure, setFailure] = useState<string>();
  const form = useTouchedForm({ resolver: zodResolver(passwordAgainForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      onStarted({ password, ...(await start.mutateAsync(password)) });
    } catch (error) {
      setFailure(placeErrors(form, error, ['password']));
    }
  });
  return (
    <Form
      label="Turn on two-step login"
      onSubmit={(event) => void send(event)}
      failure={failure}
      actions={<Actions confirm="Continue" busy={isSubmitting} onClose={onClose} />}
    >
      <PasswordInput
        id="start-password"
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </Form>
  );
}

function Actions({ confirm, busy, onClose }: { confirm: string; busy: boolean; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind="primary" busy={busy}>
        {confirm}
      </Button>
    </>
  );
}
