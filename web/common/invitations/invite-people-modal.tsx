import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { failureMessage } from '../../api/api-error.ts';
import { useKeptState } from '../forms/use-kept-state.ts';
import { InviteModal } from '../../ui/overlays/invite-modal.tsx';

type Words = Omit<ComponentProps<typeof InviteModal>, 'busy' | 'failure' | 'onSend' | 'typed'>;

interface InvitePeopleModalProps extends Words {
  /** The call that mails the addresses and returns for each whether it was available. */
  invite: UseMutationResult<{ data: readonly { email: string; available: boolean }[] }, Error, string[]>;
}

/** The dialog of an invitation or a recommendation by mail, with its call (RECR-16 to RECR-23). */
export function InvitePeopleModal({ invite, ...words }: InvitePeopleModalProps) {
  const [begun, onType] = useKeptState<string[]>(`invite.${words.title}`, ['']);
  const [first] = useState(begun);
  return (
    <InviteModal
      {...words}
      typed={{ begun: first.length > 0 ? first : [''], onType: (emails) => onType(emails.length > 0 ? emails : ['']) }}
      busy={invite.isPending}
      failure={invite.error && failureMessage(invite.error)}
      onSend={(emails, onSent) => invite.mutate(emails, { onSuccess: ({ data }) => onSent(data) })}
    />
  );
}
