import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { RecruiterInvitation } from '../../../../shared/model/recruiter.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Disclosures } from '../../../ui/layouts/disclosure.tsx';
import { SentList } from '../../../ui/overlays/sent-list.tsx';
import { StatePill, type Meaning } from '../../../ui/text/state-pill.tsx';
import { recruiterInvitationsQuery, useRemoveRecruiterInvitation } from '../queries/recruiter-invitations.ts';

const states: Record<RecruiterInvitation['status'], { label: string; meaning: Meaning }> = {
  invited: { label: 'Invited', meaning: 'amber' },
  resent: { label: 'Sent again', meaning: 'amber' },
  accepted: { label: 'Accepted', meaning: 'green' },
  declined: { label: 'Declined', meaning: 'red' },
  closed: { label: 'Closed', meaning: 'neutral' },
};

/** Invitations that were accepted, declined or closed, which can be taken off the list (RECR-38); nothing if none are. */
export function EarlierInvitations() {
  const list = useInfiniteQuery(recruiterInvitationsQuery('over'));
  const remove = useRemoveRecruiterInvitation();
  const invitations = rowsOf(list.data);
  if (invitations.length === 0) return null;
  const row = (one: RecruiterInvitation) => ({
    ...one,
    sentAt: one.invitedAt,
    outcome: (
      <span className="cluster">
        <StatePill meaning={states[one.status].meaning}>{states[one.status].label}</StatePill>
        <IconButton
          label={`Remove the invitation to ${one.email} from the list`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(one.id)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    ),
  });
  const content = (
    <>
      {remove.error && <FailureNotice what="The invitation could not be removed" error={remove.error} />}
      <SentList
        label="Earlier invitations"
        noun="invitation"
        takeBack="Withdraw"
        rows={invitations.map(row)}
        busy={remove.isPending}
        onResend={() => undefined}
        onTakeBack={() => undefined}
      />
      {list.hasNextPage && <MoreOfList list={list} noun="invitations" />}
    </>
  );
  return <Disclosures items={[{ value: 'earlier', title: `Earlier invitations (${totalOf(list.data)})`, content }]} />;
}
