import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentRow } from '../../ui/overlays/sent-list.tsx';

type Call = UseMutationResult<unknown, Error, number>;

/** The two actions on mailed invitations, for a `SentList`; `done` says what the last one did, `failure` why it failed. */
export function useSentActions({ resend, takeBack, takenBack }: { resend: Call; takeBack: Call; takenBack: string }) {
  const [done, setDone] = useState<string>();
  const failure = resend.error ?? takeBack.error;
  const onResend = ({ id, email }: SentRow) => {
    takeBack.reset();
    resend.mutate(id, {
      onSuccess: () => setDone(`The invitation to ${email} was sent again. The previous link no longer works.`),
    });
  };
  const onTakeBack = ({ id, email }: SentRow) => {
    resend.reset();
    takeBack.mutate(id, {
      onSuccess: () => setDone(`The invitation to ${email} was ${takenBack}. Its link no longer works.`),
    });
  };
  return { actions: { busy: resend.isPending || takeBack.isPending, onResend, onTakeBack }, done, failure };
}
