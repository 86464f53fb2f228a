import { useInfiniteQuery } from '@tanstack/react-query';
import { failureMessage } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { useSentActions } from '../../../common/invitations/use-sent-actions.ts';
import { listFile, ListCsv, type FileColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { SentList } from '../../../ui/overlays/sent-list.tsx';
import { useLiveInvitations } from '../hooks/use-live-invitations.ts';
import {
  recruiterInvitationsQuery,
  useResendRecruiterInvitation,
  useCloseRecruiterInvitation,
} from '../queries/recruiter-invitations.ts';

const fileColumns: readonly FileColumn<{ email: string; invitedAt: string }>[] = [
  { header: 'Email', text: ({ email }) => email },
  { header: 'Invited', text: ({ invitedAt }) => isoDay(invitedAt) },
];

/** Pending invitations, which can be mailed again or withdrawn; nothing if there are none. */
export function OpenInvitations() {
  const list = useInfiniteQuery(recruiterInvitationsQuery('open'));
  useLiveInvitations();
  const sent = useSentActions({
    resend: useResendRecruiterInvitation(),
    takeBack: useCloseRecruiterInvitation(),
    takenBack: 'withdrawn',
  });
  const { done, failure } = sent;
  const invitations = rowsOf(list.data);
  const notLoaded = list.data ? null : list.error;

  if (invitations.length === 0 && !failure && !notLoaded && !done) return null;
  return (
    <Card
      title={invitations.length > 0 ? `Open invitations (${totalOf(list.data)})` : 'Open invitations'}
      aside={
        invitations.length > 0 && (
          <ListCsv
            title="Open invitations"
            file={listFile(recruiterInvitationsQuery('open'), fileColumns)}
            total={totalOf(list.data)}
          />
        )
      }
    >
      <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
        {failure && <FailureNotice what="The invitation could not be changed" error={failure} />}
        {done && !failure && <Notice kind="done">{done}</Notice>}
        {notLoaded && (
          <ErrorState
            title="The open invitations could not be loaded"
            message={failureMessage(notLoaded)}
            onRetry={() => void list.refetch()}
          />
        )}
        {invitations.length > 0 && (
          <SentList
            label="Open invitations"
            noun="invitation"
            takeBack="Withdraw"
            rows={invitations.map((one) => ({ ...one, sentAt: one.invitedAt }))}
            {...sent.actions}
          />
        )}
        {list.hasNextPage && <MoreOfList list={list} noun="invitations" />}
      </div>
    </Card>
  );
}
