import { useInfiniteQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { useSentActions } from '../../../common/invitations/use-sent-actions.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SentList } from '../../../ui/overlays/sent-list.tsx';
import { useLiveInvitations } from '../use-live-invitations.ts';
import {
  recruiterInvitationsQuery,
  useResendRecruiterInvitation,
  useCloseRecruiterInvitation,
} from '../queries/recruiter-invitations.ts';

/** Pending invitations, which can be mailed again or withdrawn; nothing if there are none. */
export function OpenInvitations() {
  const list = useInfiniteQuery(recruiterInvitationsQuery('open'));
  useLiveInvitations();
  const sent = useSentActions({
    resend: useResendRecruiterInvitation(),
    takeBack: useCloseRecruiterInvitation(),
    takenBack: 'withdrawn',
  });
  const { done } = sent;
  const invitations = rowsOf(list.data);
  const failure = sent.failure ?? (list.data ? null : list.error);

  if (invitations.length === 0 && !failure && !done) return null;
  return (
    <Card title={invitations.length > 0 ? `Open invitations (${totalOf(list.data)})` : 'Open invitations'}>
      <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
        {failure && <FailureNotice what="The invitation could not be changed" error={failure} />}
        {done && !failure && <Notice kind="done">{done}</Notice>}
        <SentList
          label="Open invitations"
          noun="invitation"
          takeBack="Withdraw"
          rows={invitations.map((one) => ({ ...one, sentAt: one.invitedAt }))}
          {...sent.actions}
        />
        {list.hasNextPage && <MoreOfList list={list} noun="invitations" />}
      </div>
    </Card>
  );
}
