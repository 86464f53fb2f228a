import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { WaitingApplicant } from '../../../../shared/model/application.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { FoldedApplication } from '../../../common/jobs/sent-application.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { useTakeForward, waitingApplicantsQuery } from '../queries/waiting-applicants.ts';
import './waiting-applicants.css';

const firstShown = 3;

interface WaitingApplicantsProps {
  /** Only this job's; those of every job, a few at first, without it. */
  jobId?: number;
  /** Whether the job takes candidates. */
  isOpen?: boolean;
}

/**
 * Who has applied and waits for a recruiter, oldest first, live; nothing where nobody does. The manager may take one
 * forward without a recruiter.
 */
export function WaitingApplicants({ jobId, isOpen = true }: WaitingApplicantsProps) {
  const { data, refetch } = useQuery(waitingApplicantsQuery(jobId));
  const [taken, setTaken] = useState<WaitingApplicant>();
  const [isWhole, setWhole] = useState(jobId !== undefined);
  const forward = useTakeForward(jobId);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [
      onLiveMessage('application', (news) => (jobId === undefined || news.jobId === jobId) && void refetch()),
      onLiveCatchUp(() => void refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [jobId, refetch]);
  const rows = data?.data ?? [];
  const shown = isWhole ? rows : rows.slice(0, firstShown);
  if (rows.length === 0 && !taken) return null;
  const take = (row: WaitingApplicant) =>
    forward.mutate(row.id, {
      onSuccess: () => {
        setTaken(row);
        // The row and its button disappear, so the focus moves to what remains.
        box.current?.focus();
      },
    });
  return (
    <Card
      title={
        <>
          Waiting for a recruiter <CountBadge count={data?.meta.total ?? 0} label="waiting" quiet />
        </>
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {forward.error && <FailureNotice what="The applicant could not be taken forward" error={forward.error} />}
        {taken && (
          <Notice kind="done">
            {fullName(taken.candidate)} is on {jobId === undefined ? taken.job.title : 'the job'}.{' '}
            <Link to={paths.candidateOnJob(taken.job.id, taken.candidate.id)}>Open {taken.candidate.firstName}</Link>
          </Notice>
        )}
        <ul className="waiting-applicants" aria-label="Applicants">
          {shown.map((row) => (
            <Applicant key={row.id} row={row} hasJob={jobId === undefined}>
              <Button
                size="small"
                busy={forward.isPending && forward.variables === row.id}
                disabledReason={!(isOpen && row.isOpen) && 'The job takes no candidates right now'}
                onClick={() => take(row)}
              >
                Take forward
              </Button>
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
              : 'Nobody can accept them while the job takes no candidates.'}
          </p>
        )}
      </div>
    </Card>
  );
}

function Applicant({
  row: { candidate, job, appliedAt, declines, sent, match },
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
