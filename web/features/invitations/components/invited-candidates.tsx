import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { CandidateInvitation } from '../../../../shared/model/invitation.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { onLiveMessage } from '../../../api/live-updates.ts';
import { useAccount } from '../../../common/account/account.ts';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { useSentActions } from '../../../common/invitations/use-sent-actions.ts';
import { listFile, ListCsv, type FileColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { personPath } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { SentList } from '../../../ui/overlays/sent-list.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import {
  candidateInvitationsQuery,
  invitationKey,
  type InvitedIn,
  useCancelCandidateInvitation,
  useResendCandidateInvitation,
} from '../queries/candidate-invitations.ts';

const waitingColumns: readonly FileColumn<CandidateInvitation>[] = [
  { header: 'Email', text: ({ email }) => email },
  { header: 'Invited', text: ({ invitedAt }) => isoDay(invitedAt) },
];
const joinedColumns: readonly FileColumn<CandidateInvitation>[] = [
  ...waitingColumns,
  { header: 'Candidate', text: ({ candidate }) => candidate && fullName(candidate) },
];
const earningColumns: readonly FileColumn<CandidateInvitation>[] = [
  ...joinedColumns,
  { header: 'Points earned', text: ({ earned }) => earned ?? null },
];

/**
 * The candidates whom the user invited: pending ones, which can be resent or cancelled, and those who joined (DASH-35,
 * RECR-14, RECR-15), with what a candidate earned by those who were hired (PLUS-42).
 */
export function InvitedCandidates({ asked = {}, earnings }: { asked?: InvitedIn; earnings?: ReactNode }) {
  const { role } = useAccount();
  useLiveJoins();
  const { inviteCandidates } = useFrameActions();
  const waiting = useInfiniteQuery(candidateInvitationsQuery('waiting', asked));
  const joined = useInfiniteQuery(candidateInvitationsQuery('accepted', asked));
  const { actions, done, failure } = useSentActions({
    resend: useResendCandidateInvitation(),
    takeBack: useCancelCandidateInvitation(),
    takenBack: 'cancelled',
  });
  const [waitingRows, joinedRows] = [rowsOf(waiting.data), rowsOf(joined.data)];
  const isEmpty = waiting.data && joined.data && waitingRows.length + joinedRows.length === 0;

  const joinedRow = (one: CandidateInvitation) => {
    const to = one.candidate && personPath(role, { role: 'candidate', id: one.candidate.id });
    // Someone who has left since has no name any more.
    const outcome = one.candidate ? fullName(one.candidate) : <StatePill meaning="green">Joined</StatePill>;
    return {
      ...one,
      sentAt: one.invitedAt,
      outcome: (
        <>
          {to ? <Link to={to}>{outcome}</Link> : outcome}
          {one.earned !== undefined && (
            <>
              {' '}
              <StatePill meaning="violet">Hired: {countOf(one.earned, 'point')}</StatePill>
            </>
          )}
        </>
      ),
    };
  };

  return (
    <Card
      title={waitingRows.length > 0 ? `Invited candidates (${totalOf(waiting.data)} waiting)` : 'Invited candidates'}
      aside={
        <span className="cluster">
          {waitingRows.length > 0 && (
            <ListCsv
              title="Invited candidates"
              file={listFile(candidateInvitationsQuery('waiting', asked), waitingColumns)}
              total={totalOf(waiting.data)}
            />
          )}
          <Button size="small" icon={<UserPlus aria-hidden />} onClick={inviteCandidates}>
            Invite candidates
          </Button>
        </span>
      }
    >
      {waiting.isPending && <SkeletonRows rows={2} />}
      {waiting.isError && !waiting.data && <LoadFailure title="The invitations could not be loaded" query={waiting} />}
      {isEmpty && !done && (
        <EmptyState title={asked.range ? 'You invited nobody in this period' : 'You have not invited anyone yet'}>
          Invite people you know by email. We notify you when someone joins.
        </EmptyState>
      )}
      {earnings}
      {earnings && joinedRows.length + waitingRows.length > 0 && (
        <p>
          {formatCount(totalOf(waiting.data) + totalOf(joined.data))} invited, {formatCount(totalOf(waiting.data))}{' '}
          pending, {formatCount(totalOf(joined.data))} joined
        </p>
      )}
      <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
        {failure && <FailureNotice what="The invitation could not be changed" error={failure} />}
        {done && !failure && <Notice kind="done">{done}</Notice>}
        {waitingRows.length > 0 && (
          <SentList
            label="Waiting for a response"
            noun="invitation"
            takeBack="Cancel"
            rows={waitingRows.map((one) => ({ ...one, sentAt: one.invitedAt }))}
            {...actions}
          />
        )}
        {waiting.hasNextPage && <MoreOfList list={waiting} noun="invitations" />}
        {joinedRows.length > 0 && (
          <div>
            <div className="cluster" style={{ justifyContent: 'space-between' }}>
              <h3>Joined through your invitation ({totalOf(joined.data)})</h3>
              <ListCsv
                title="Joined candidates"
                file={listFile(candidateInvitationsQuery('accepted', asked), earnings ? earningColumns : joinedColumns)}
                total={totalOf(joined.data)}
              />
            </div>
            <SentList
              label="Joined through your invitation"
              noun="invitation"
              takeBack="Cancel"
              rows={joinedRows.map(joinedRow)}
              {...actions}
              busy
            />
            {joined.hasNextPage && <MoreOfList list={joined} noun="people" />}
          </div>
        )}
      </div>
    </Card>
  );
}

// Who joins or is hired meanwhile moves in these lists.
function useLiveJoins(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onLiveMessage('notification', ({ notification: { type } }) => {
        if (type === 'invite_accepted' || type === 'recruiter_rewards' || type === 'bounty_changed')
          void queryClient.invalidateQueries({ queryKey: invitationKey });
      }),
    [queryClient],
  );
}
