import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CandidateAction } from '../../../../shared/constants/candidate-profile.ts';
import type { JobOfCandidate } from '../../../../shared/model/candidate-profile.ts';
import { placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { OptionalReasonModal } from '../../../common/jobs/optional-reason-modal.tsx';
import { RejectModal } from '../../../common/jobs/reject-modal.tsx';
import { useUndoWindow } from '../../../common/jobs/use-undo-window.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import {
  jobsOfCandidateQuery,
  useDeclineCandidate,
  useTakeCandidateForward,
  useUnassignCandidate,
  useUndoDeclined,
} from '../queries/jobs-of-candidate.ts';
import './jobs-of-candidate.css';

interface JobsOfCandidateProps {
  candidate: { id: number; firstName: string };
}

/**
 * The jobs on which the user has to do with a candidate, each with what the user may do there: a manager takes forward,
 * declines or closes the job, a recruiter takes a proposal back.
 */
export function JobsOfCandidate({ candidate }: JobsOfCandidateProps) {
  const query = useInfiniteQuery(jobsOfCandidateQuery(candidate.id));
  const rows = rowsOf(query.data);
  return (
    <Card title="Jobs" flush={rows.length > 0}>
      {query.isPending && <SkeletonText lines={2} />}
      {query.isError && !query.data && <LoadFailure title="The jobs could not be loaded" query={query} />}
      {query.data && rows.length === 0 && (
        <EmptyState title="No shared jobs yet">
          Jobs on which you have to do with {candidate.firstName} are listed here, with a timeline for each.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className="jobs-of-candidate" aria-label={`Jobs of ${candidate.firstName}`}>
          {rows.map((row) => (
            <JobRow key={row.id} row={row} candidate={candidate} />
          ))}
        </ul>
      )}
      {query.hasNextPage && <MoreOfList list={query} noun="jobs" />}
    </Card>
  );
}

const stateLabels: Record<Exclude<JobOfCandidate['state'], 'onJob'>, string> = {
  proposed: 'Proposed',
  waiting: 'Applied',
  withdrawn: 'Withdrawn',
};

function JobRow({ row, candidate }: { row: JobOfCandidate } & JobsOfCandidateProps) {
  const [asking, setAsking] = useState<'decline' | 'unassign'>();
  const forward = useTakeCandidateForward(candidate.id);
  const decline = useDeclineCandidate(candidate.id);
  const unassign = useUnassignCandidate(candidate.id);
  const undo = useUndoDeclined(candidate.id);
  const isUndoable = useUndoWindow(decline.data?.data.statusChangedAt);
  const box = useRef<HTMLLIElement>(null);
  const done = (sent: () => void) => {
    sent();
    setAsking(undefined);
  };
  const { job, state, status, jobStatus, applicationId } = row;
  const canUndo = isUndoable && !undo.isSuccess && state === 'onJob' && status === 'rejected';
  // The button that was pressed is gone.
  useEffect(() => {
    if (canUndo) box.current?.focus();
  }, [canUndo]);
  const may = (action: CandidateAction) => row.actions.includes(action);
  const to = state === 'onJob' ? paths.candidateOnJob(job.id, candidate.id) : paths.job(job.id);
  return (
    <li ref={box} aria-label={job.title} tabIndex={-1}>
      <div className="job-of-candidate">
        <Link to={to}>{job.title}</Link>
        <div className="cluster faint">
          {state === 'onJob' && status ? (
            <StatePill meaning={statusMeaning[status]}>{placeLabel({ status, hired: row.hired })}</StatePill>
          ) : (
            <StatePill meaning={state === 'withdrawn' ? 'neutral' : 'amber'}>
              {stateLabels[state as Exclude<typeof state, 'onJob'>]}
            </StatePill>
          )}
          <span>
            <RelativeTime at={row.since} />
            {jobStatus === 'closed' && ' · job closed'}
          </span>
        </div>
        {forward.error && (
          <FailureNotice what={`${candidate.firstName} could not be taken forward`} error={forward.error} />
        )}
        {undo.error && <FailureNotice what="The decline could not be undone" error={undo.error} />}
      </div>
      <div className="cluster">
        {may('apply') && applicationId !== null && (
          <Button size="small" busy={forward.isPending} onClick={() => forward.mutate(applicationId)}>
            Take forward
          </Button>
        )}
        {may('decline') && (
          <Button size="small" kind="quiet" onClick={() => setAsking('decline')}>
            Decline
          </Button>
        )}
        {canUndo && (
          <Button
            size="small"
            kind="quiet"
            busy={undo.isPending}
            onClick={() => undo.mutate(job.id, { onSuccess: () => box.current?.focus() })}
          >
            Undo
          </Button>
        )}
        {may('closeJob') && (
          <ButtonLink size="small" to={paths.closeJobWith(job.id, candidate.id)}>
            Close job
          </ButtonLink>
        )}
        {may('unassign') && (
          <Button size="small" kind="quiet" onClick={() => setAsking('unassign')}>
            Unassign
          </Button>
        )}
      </div>
      {asking === 'decline' && (
        <RejectModal
          keptAs={`${candidate.id}.${job.id}`}
          title={`Decline ${candidate.firstName} for ${job.title}?`}
          lead={`${candidate.firstName} moves to Rejected and is notified. Only those who work on the job see your reason. You can undo this for ten minutes.`}
          busy={decline.isPending}
          failure={decline.error ? failureMessage(decline.error) : undefined}
          onClose={() => setAsking(undefined)}
          onConfirm={(given, sent) =>
            decline.mutate({ jobId: job.id, applicationId, given }, { onSuccess: () => done(sent) })
          }
        />
      )}
      {asking === 'unassign' && (
        <OptionalReasonModal
          keptAs={`unassign.${candidate.id}.${job.id}`}
          title={`Unassign ${candidate.firstName} from ${job.title}?`}
          lead={
            state === 'proposed'
              ? `The proposal is taken back, and ${candidate.firstName} can no longer answer it.`
              : `You no longer represent ${candidate.firstName} with this client: every claim of yours there ends, and the points of a hire are no longer yours.`
          }
          labels={{ confirm: 'Unassign', keep: 'Keep' }}
          busy={unassign.isPending}
          failure={unassign.error ? failureMessage(unassign.error) : undefined}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason, sent) => unassign.mutate({ jobId: job.id, reason }, { onSuccess: () => done(sent) })}
        />
      )}
    </li>
  );
}
