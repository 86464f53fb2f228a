import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { WaitingApplicant } from '../../../../shared/model/application.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useLive } from '../../../api/use-live.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { RejectModal } from '../../../common/jobs/reject-modal.tsx';
import { FoldedApplication } from '../../../common/jobs/sent-application.tsx';
import { useUndoWindow } from '../../../common/jobs/use-undo-window.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import {
  useDeclineApplicant,
  useTakeForward,
  useUndoDeclined,
  waitingApplicantsQuery,
} from '../queries/waiting-applicants.ts';
import './waiting-applicants.css';

const firstShown = 3;
// Who waits for a job that closes waits no more.
const onHold = 'The job is on hold';

interface WaitingApplicantsProps {
  /** Only this job's; those of every job, a few at first, without it. */
  jobId?: number;
  /** Whether the job takes candidates. */
  isOpen?: boolean;
}

/**
 * Who has applied and waits for a recruiter, oldest first, live; nothing where nobody does. The manager may take one
 * forward without a recruiter, or decline one for everybody.
 */
export function WaitingApplicants({ jobId, isOpen = true }: WaitingApplicantsProps) {
  const { data, refetch } = useQuery(waitingApplicantsQuery(jobId));
  const [done, setDone] = useState<{ row: WaitingApplicant; declinedAt?: string }>();
  const [asked, setAsked] = useState<WaitingApplicant>();
  const [isWhole, setWhole] = useState(jobId !== undefined);
  const forward = useTakeForward(jobId);
  const decline = useDeclineApplicant(jobId);
  const box = useRef<HTMLDivElement>(null);
  useLive({
    application: (news) => (jobId === undefined || news.jobId === jobId) && void refetch(),
    catchUp: () => void refetch(),
  });
  const rows = data?.data ?? [];
  const shown = isWhole ? rows : rows.slice(0, firstShown);
  // The last one leaves the list before what was done is said.
  if (rows.length === 0 && !done && !asked && !forward.isPending) return null;
  const show = (next: typeof done) => {
    setDone(next);
    // The row and its button disappear, so the focus moves to what remains.
    box.current?.focus();
  };
  const ask = (row: WaitingApplicant) => {
    decline.reset();
    setAsked(row);
  };
  return (
    <Card
      title={
        <>Waiting applicants {rows.length > 0 && <CountBadge count={data?.meta.total ?? 0} label="waiting" quiet />}</>
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {forward.error && <FailureNotice what="The applicant could not be taken forward" error={forward.error} />}
        {done && <Answered key={done.row.id} {...done} jobId={jobId} onUndone={() => show(undefined)} />}
        <ul className="waiting-applicants" aria-label="Applicants">
          {shown.map((row) => (
            <Applicant key={row.id} row={row} hasJob={jobId === undefined}>
              <div className="cluster">
                <Button
                  size="small"
                  busy={forward.isPending && forward.variables.id === row.id}
                  disabledReason={!(isOpen && row.isOpen) && onHold}
                  onClick={() => forward.mutate(row, { onSuccess: () => show({ row }) })}
                >
                  Take forward
                </Button>
                <Button
                  size="small"
                  kind="quiet"
                  disabledReason={!(isOpen && row.isOpen) && onHold}
                  onClick={() => ask(row)}
                >
                  Decline
                </Button>
              </div>
            </Applicant>
          ))}
        </ul>
        {shown.length < rows.length && (
          <div className="waiting-applicants-note">
            <Button kind="quiet" onClick={() => setWhole(true)}>
              Show all {rows.length}
            </Button>
          </div>
        )}
        {rows.length > 0 && (
          <p className="faint waiting-applicants-note">
            {isOpen
              ? 'A recruiter can still accept them. If you take one forward yourself, nobody is owed points for the hire.'
              : 'They keep their place, and can be taken forward or declined once the job is open again.'}
          </p>
        )}
      </div>
      {asked && (
        <RejectModal
          keptAs={`${asked.candidate.id}.${asked.job.id}`}
          title={`Decline ${fullName(asked.candidate)}?`}
          lead={`${asked.candidate.firstName} is notified that they were not selected for ${asked.job.title}, and recruiters can no longer accept them. Only those who work on the job see your reason. You can undo this for ten minutes.`}
          busy={decline.isPending}
          failure={decline.error ? failureMessage(decline.error) : undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={(given, sent) =>
            decline.mutate(
              { row: asked, given },
              {
                onSuccess: ({ statusChangedAt }) => {
                  sent();
                  setAsked(undefined);
                  show({ row: asked, declinedAt: statusChangedAt });
                },
              },
            )
          }
        />
      )}
    </Card>
  );
}

/** What became of the applicant who was answered last, and the way to them or back. */
function Answered({
  row,
  declinedAt,
  jobId,
  onUndone,
}: {
  row: WaitingApplicant;
  declinedAt?: string;
  jobId: number | undefined;
  onUndone: () => void;
}) {
  const undo = useUndoDeclined(jobId);
  const canUndo = useUndoWindow(declinedAt);
  const { candidate, job } = row;
  if (undo.error) return <FailureNotice what="The decline could not be undone" error={undo.error} />;
  return (
    <Notice
      kind="done"
      action={
        canUndo && (
          <Button
            size="small"
            kind="quiet"
            busy={undo.isPending}
            onClick={() => undo.mutate(row, { onSuccess: onUndone })}
          >
            Undo
          </Button>
        )
      }
    >
      {fullName(candidate)} {declinedAt ? 'is declined for' : 'is on'} {jobId === undefined ? job.title : 'the job'}.{' '}
      <Link to={paths.candidateOnJob(job.id, candidate.id)}>Open {candidate.firstName}</Link>
    </Notice>
  );
}

function Applicant({
  row: { candidate, job, isOpen, appliedAt, declines, sent, match },
  hasJob,
  children,
}: {
  row: WaitingApplicant;
  hasJob: boolean;
  children: ReactNode;
}) {
  const name = fullName(candidate);
  return (
    <li aria-label={hasJob ? `${name}, ${job.title}` : name}>
      <Avatar name={name} src={avatarAddress(candidate.avatar)} size={32} />
      <div className="waiting-applicant">
        <strong>
          <Link kind="plain" to={paths.managerCandidate(candidate.id)}>
            {name}
          </Link>
        </strong>
        {hasJob && (
          <div>
            <Link to={paths.job(job.id)}>{job.title}</Link>
            {!isOpen && ' · on hold'}
          </div>
        )}
        <div className="faint">
          Applied <RelativeTime at={appliedAt} />
          {declines.length > 0 && ` · ${countOf(declines.length, 'recruiter')} declined`}
        </div>
        <MatchLine match={match} />
        <FoldedApplication sent={sent} by={{ candidateId: candidate.id, jobId: job.id }} />
        {declines.map(({ recruiter, reason }) =>
          reason ? (
            <div key={recruiter.id} className="soft">
              {fullName(recruiter)}: {reason}
            </div>
          ) : null,
        )}
      </div>
      {children}
    </li>
  );
}
