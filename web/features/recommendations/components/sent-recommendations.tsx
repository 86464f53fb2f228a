import { useInfiniteQuery } from '@tanstack/react-query';
import type { Recommendation } from '../../../../shared/model/invitation.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { useAccount } from '../../../common/account/account.ts';
import { listFile, ListCsv, type FileColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { personPath } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { SentList } from '../../../ui/overlays/sent-list.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { useCancelRecommendation, recommendationsQuery, useResendRecommendation } from '../queries/recommendations.ts';
import './sent-recommendations.css';

const states: Record<Recommendation['status'], string> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
};
const fileColumns: readonly FileColumn<Recommendation>[] = [
  { header: 'Email', text: ({ email }) => email },
  { header: 'Recommended', text: ({ recommendedAt }) => isoDay(recommendedAt) },
  { header: 'Outcome', text: ({ status }) => states[status] },
  { header: 'Candidate', text: ({ candidate }) => candidate && fullName(candidate) },
];

/** Earlier recommendations of the job and their outcome; nothing if there are none. */
export function SentRecommendations({ jobId }: { jobId: number }) {
  const { role } = useAccount();
  const list = useInfiniteQuery(recommendationsQuery(jobId));
  const resend = useResendRecommendation(jobId);
  const cancel = useCancelRecommendation(jobId);
  const rows = rowsOf(list.data);
  const failure = resend.error ?? cancel.error;
  const notLoaded = list.data ? null : list.error;

  const outcomeOf = ({ status, candidate }: Recommendation) => {
    if (status === 'declined') return <StatePill>Declined</StatePill>;
    if (status !== 'accepted') return undefined;
    const to = candidate && personPath(role, { role: 'candidate', id: candidate.id });
    return (
      <span className="cluster">
        {candidate && (to ? <Link to={to}>{fullName(candidate)}</Link> : fullName(candidate))}
        <StatePill meaning="green">Accepted</StatePill>
      </span>
    );
  };

  if (rows.length === 0 && !failure && !notLoaded) return null;
  return (
    <section aria-label="Earlier recommendations" className="sent-before">
      <div className="cluster" style={{ justifyContent: 'space-between' }}>
        <h3>{notLoaded ? 'Earlier recommendations' : `Earlier recommendations (${totalOf(list.data)})`}</h3>
        {rows.length > 0 && (
          <ListCsv
            title="Earlier recommendations"
            file={listFile(recommendationsQuery(jobId), fileColumns)}
            total={totalOf(list.data)}
          />
        )}
      </div>
      {failure && <FailureNotice what="The recommendation could not be changed" error={failure} />}
      {notLoaded && (
        <ErrorState
          title="The earlier recommendations could not be loaded"
          message={failureMessage(notLoaded)}
          onRetry={() => void list.refetch()}
        />
      )}
      {rows.length > 0 && (
        <SentList
          label="Earlier recommendations"
          noun="recommendation"
          takeBack="Cancel"
          rows={rows.map((one) => ({ ...one, sentAt: one.recommendedAt, outcome: outcomeOf(one) }))}
          busy={resend.isPending || cancel.isPending}
          onResend={({ id }) => resend.mutate(id)}
          onTakeBack={({ id }) => cancel.mutate(id)}
        />
      )}
      {list.hasNextPage && <MoreOfList list={list} noun="recommendations" />}
    </section>
  );
}
