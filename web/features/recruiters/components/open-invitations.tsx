import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SentList, type SentRow } from '../../../ui/overlays/sent-list.tsx';
import {
  recruiterInvitationsQuery,
  useResendRecruiterInvitation,
  useWithdrawRecruiterInvitation,
} from '../queries/recruiter-invitations.ts';

/** Pending invitations, which can be mailed again or withdrawn; nothing if there are none. */
export function OpenInvitations() {
  const list = useInfiniteQuery(recruiterInvitationsQuery);
  const resend = useResendRecruiterInvitation();
  const withdraw = useWithdrawRecruiterInvitation();
  const [done, setDone] = useState<string>();
  const invitations = rowsOf(list.data);
  const failure = resend.error ?? withdraw.error ?? (list.data ? null : list.error);

  const sendAgain = ({ id, email }: SentRow) => {
    withdraw.reset();
    resend.mutate(id, {
      onSuccess: () => setDone(`The invitation to ${email} was sent again. The previous link no longer works.`),
    });
  };
  const takeBack = ({ id, email }: SentRow) => {
    resend.reset();
    withdraw.mutate(id, {
      onSuccess: () => setDone(`The invitation to ${email} was withdrawn. Its link no longer works.`),
    });
  };

  if (invitations.length === 0 && !failure && !done) return null;
  return (
    <Card title={invitations.length > 0 ? `Open invitations (${totalOf(list.data)})` : 'Open invitations'}>
      <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
        {failure && <Notice kind="error">{failureMessage(failure)}</Notice>}
        {done && !failure && <Notice kind="done">{done}</Notice>}
        <SentList
          label="Open invitations"
          noun="invitation"
          takeBack="Withdraw"
          rows={invitations.map((one) => ({ ...one, sentAt: one.invitedAt }))}
          busy={resend.isPending || withdraw.isPending}
          onResend={sendAgain}
          onTakeBack={takeBack}
        />
        {list.hasNextPage && <MoreOfList list={list} noun="invitations" />}
      </div>
    </Card>
  );
}
