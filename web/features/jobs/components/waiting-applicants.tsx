import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WaitingApplicant } from '../../../../shared/model/application.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
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

/**
 * Who has applied for the job and waits for a recruiter, oldest first, live; nothing where nobody does. The manager may
 * take one forward without a recruiter.
 */
export function WaitingApplicants({ jobId, isOpen }: { jobId: number; isOpen: boolean }) {
  const { data, refetch } = useQuery(waitingApplicantsQuery(jobId));
  const [taken, setTaken] = useState<WaitingApplicant>();
  const forward = useTakeForward(jobId);
  useEffect(() => {
    const stops = [
      onLiveMessage('application', (news) => news.jobId === jobId && void refetch()),
      onLiveCatchUp(() => void refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [jobId, refetch]);
  const rows = data?.data ?? [];
  if (rows.length === 0 && !taken) return null;
  return (
    <Card
      title={
        <>
          Waiting for a recruiter <CountBadge count={data?.meta.total ?? 0} label="waiting" quiet />
        </>
      }
      flush
    >
      {forward.error && <FailureNotice what="The applicant could not be taken forward" error={forward.error} />}
      {taken && (
        <Notice kind="done">
          {fullName(taken.candidate)} is on the job.{' '}
          <Link to={paths.candidateOnJob(jobId, taken.candidate.id)}>Open {taken.candidate.firstName}</Link>
        </Notice>
      )}
      <ul className="waiting-applicants" aria-label="Applicants">
        {rows.map((row) => (
          <li key={row.id} aria-label={fullName(row.candidate)}>
            <Avatar name={fullName(row.candidate)} src={avatarAddress(row.candidate.avatar)} size={32} />
            <div className="waiting-applicant">
              <strong>
                <Link kind="plain" to={paths.managerCandidate(row.candidate.id)}>
                  {fullName(row.candidate)}
                </Link>
              </strong>
              <div className="faint">
                Applied <RelativeTime at={row.appliedAt} />
                {row.declines.length > 0 && ` · ${countOf(row.declines.length, 'recruiter')} declined`}
              </div>
              {row.declines.map(({ recruiter, reason }) =>
                reason ? (
                  <div key={recruiter.id} className="soft">
                    {fullName(recruiter)}: {reason}
                  </div>
                ) : null,
              )}
            </div>
            <Button
              size="small"
              busy={forward.isPending && forward.variables === row.id}
              disabledReason={!isOpen && 'The job takes no candidates right now'}
              onClick={() => forward.mutate(row.id, { onSuccess: () => setTaken(row) })}
            >
              Take forward
            </Button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <p className="faint waiting-applicants-note">
          {isOpen
            ? 'A recruiter can still accept them. If you take one forward yourself, nobody is owed points for the hire.'
            : 'Nobody can accept them while the job takes no candidates.'}
        </p>
      )}
    </Card>
  );
}
