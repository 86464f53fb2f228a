import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactor } from '../../../../shared/model/second-factor.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { secondFactorQuery, useSecondFactor } from '../queries/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOnSecondFactor } from './turn-on-second-factor.tsx';
import './second-factor.css';

/** Whether logging in asks for the code of an app, with its recovery codes (PLUS-58). */
export function SecondFactorSection() {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<'on' | 'renew' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <Card title="Two-step login">
      <div className="stack">
        {!factor &&
          (error ? (
            <LoadFailure title="Two-step login could not be loaded" query={{ error, refetch }} />
          ) : (
            <SkeletonText lines={2} />
          ))}
        {factor && <Standing factor={factor} onOpen={setOpen} />}
      </div>
      {open === 'on' && <TurnOnSecondFactor onClose={close} />}
      {open === 'renew' && <RenewModal onClose={close} />}
      {open === 'off' && <TurnOffModal onClose={close} />}
    </Card>
  );
}

function Standing({ factor, onOpen }: { factor: SecondFactor; onOpen: (what: 'on' | 'renew' | 'off') => void }) {
  if (!factor.since)
    return (
      <>
        <p>
          With two-step login, a stolen password is not enough: logging in also asks for the code that an app on your
          phone shows.
        </p>
        <div>
          <Button onClick={() => onOpen('on')}>Turn on two-step login</Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        On since {formatDate(factor.since)}. {countOf(factor.codesLeft, 'recovery code')}{' '}
        {factor.codesLeft === 1 ? 'is' : 'are'} left.
      </p>
      <div className="cluster">
        <Button onClick={() => onOpen('renew')}>New recovery codes</Button>
        <Button kind="danger" onClick={() => onOpen('off')}>
          Turn off
        </Button>
      </div>
    </>
  );
}

function RenewModal({ onClose }: { onClose: () => void }) {
  const { renew } = useSecondFactor();
  if (renew.data)
    return (
      <Modal
        title="Your new recovery codes"
        onClose={onClose}
        actions={
          <Button kind="primary" onClick={onClose}>
            I have kept the codes
          </Button>
        }
      >
        <RecoveryCodes codes={renew.data} />
      </Modal>
    );
  return (
    <Modal
      title="New recovery codes"
      lead="The ones that you have are worth nothing then."
      onClose={onClose}
      busy={renew.isPending}
    >
      <CodeForm
        label="New recovery codes"
        help={codeHelp}
        onSend={async (proof) => renew.mutateAsync(proof)}
        actions={(busy) => (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" busy={busy}>
              Make new codes
            </Button>
          </>
        )}
      />
    </Modal>
  );
}

const codeHelp = 'Six digits from the app, or a recovery code';

function TurnOffModal({ onClose }: { onClose: () => void }) {
  const { turnOff } = useSecondFactor();
  return (
    <Modal
      title="Turn off two-step login?"
      lead="Your password alone logs you in then, and the recovery codes are worth nothing."
      onClose={onClose}
      busy={turnOff.isPending}
    >
      <CodeForm
        label="Turn off two-step login"
        help={codeHelp}
        onSend={async (proof) => {
          await turnOff.mutateAsync(proof);
          onClose();
        }}
        actions={(busy) => (
          <>
            <Button onClick={onClose}>Keep it on</Button>
            <Button type="submit" kind="danger" busy={busy}>
              Turn off
            </Button>
          </>
        )}
      />
    </Modal>
  );
}
