import { useQuery } from '@tanstack/react-query';
import { ClipboardList, MessageSquare } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hasWithdrawn, placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import { dayIn } from '../../../../shared/rules/zone-words.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { type Role, roleLabels } from '../../../../shared/constants/roles.ts';
import type { CandidateOnJob, CandidateOnJobRecord } from '../../../../shared/model/pipeline.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { SentWithApplication } from '../../../common/jobs/sent-application.tsx';
import { paths, personPath } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { CandidateTimeline } from '../components/candidate-timeline.tsx';
import { hasInterview, InterviewDate } from '../components/interview-date.tsx';
import { MoveCandidate } from '../components/move-candidate.tsx';
import { candidateOnJobQuery, useViewCandidateOnJob } from '../queries/candidate-on-job.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { useLiveCandidate } from '../hooks/use-live-candidate.ts';

/** Whether a message is offered: to the candidate's recruiter, and to the manager while the candidate is on the job. */
function mayMessage(role: Role, onJob: CandidateOnJob): boolean {
  return role === 'recruiter' ? onJob.recruiter !== null : role === 'manager' && !hasWithdrawn(onJob);
}

const nearHire: readonly PipelineStatus[] = ['candidate_selected', 'hiring_onboarding'];

/** Whether the hire is the next thing to record, which is the work of the job's own manager. */
function mayRecordHire(userId: number, { managerId, status, hired, jobStatus }: CandidateOnJobRecord): boolean {
  return userId === managerId && nearHire.includes(status) && !hired && jobStatus !== 'closed';
}

/** The page's placeholder while the candidate loads. */
function CandidateOnJobSkeleton() {
  return (
    <RecordLayout
      head={
        <PageHead
          title={<Skeleton width="220px" height="24px" />}
          avatar={<Skeleton width="40px" height="40px" round />}
          back={{ to: paths.jobs(), label: 'Jobs' }}
        />
      }
      facts={<Skeleton height="420px" />}
    >
      <PageTitle>Candidate</PageTitle>
      <Card title="Timeline">
        <SkeletonText lines={6} />
      </Card>
    </RecordLayout>
  );
}

const views = [
  { value: 'story', label: 'Story' },
  { value: 'profile', label: 'Profile' },
] as const;

interface CandidateOnJobPageProps {
  /** The candidate's profile; it is read once it is asked for. */
  profileOf?: (candidateId: number) => ReactNode;
}

/** `/jobs/{jobId}/candidates/{candidateId}`: the candidate on the job, their status, story and profile (PIPE-02). */
export function CandidateOnJobPage({ profileOf }: CandidateOnJobPageProps) {
  const [view, setView] = useState<'story' | 'profile'>('story');
  const params = useParams();
  const pair = { jobId: Number(params.jobId), candidateId: Number(params.candidateId) };
  const { id, role } = useAccount();
  const query = useQuery(candidateOnJobQuery(pair));
  useLiveCandidate(pair);
  useViewCandidateOnJob(query.data);
  if (isNoAccess(query.error)) return <NoAccess what="candidate" backTo={paths.jobs()} backLabel="Back to jobs" />;
  // A later reload that fails keeps what is shown, above all a note being written.
  const onJob = query.data;
  if (query.isError && !onJob) return <LoadFailure title="The candidate could not be loaded" query={query} />;
  if (!onJob) return <CandidateOnJobSkeleton />;
  const name = fullName(onJob.candidate);
  const person = (who: typeof onJob.candidate, whoseRole: 'recruiter' | 'candidate') => {
    const to = personPath(role, { role: whoseRole, id: who.id });
    return to ? <Link to={to}>{fullName(who)}</Link> : fullName(who);
  };
  const facts = [
    { label: roleLabels.candidate, value: person(onJob.candidate, 'candidate') },
    { label: 'Job', value: <Link to={paths.job(onJob.jobId)}>{onJob.job.title}</Link> },
    { label: 'Points for a hire', value: <span className="numeric">{onJob.job.points}</span> },
    { label: roleLabels.recruiter, value: onJob.recruiter ? person(onJob.recruiter, 'recruiter') : 'None' },
    ...(hasInterview(onJob) ? [{ label: 'Interview', value: <InterviewDate onJob={onJob} /> }] : []),
    ...(onJob.hired
      ? [{ label: 'First day', value: onJob.hired.startOn ? dayIn(onJob.hired.startOn) : 'Not agreed yet' }]
      : []),
    { label: 'In this status', value: <RelativeTime at={onJob.statusChangedAt} /> },
    { label: 'On the job', value: <RelativeTime at={onJob.createdAt} /> },
  ];
  return (
    <RecordLayout
      head={
        <PageHead
          title={name}
          avatar={<Avatar name={name} src={avatarAddress(onJob.candidate.avatar)} size={40} />}
          state={
            hasWithdrawn(onJob) ? (
              <StatePill>Withdrawn</StatePill>
            ) : (
              <StatePill meaning={statusMeaning[onJob.status]}>{placeLabel(onJob)}</StatePill>
            )
          }
          actions={
            <>
              {mayRecordHire(id, onJob) && (
                <ButtonLink kind="primary" to={paths.closeJobWith(onJob.jobId, onJob.candidate.id)}>
                  Record the hire
                </ButtonLink>
              )}
              {role === 'manager' && (
                <ButtonLink to={paths.scorecards(onJob.jobId, onJob.candidate.id)} icon={<ClipboardList aria-hidden />}>
                  Scorecards
                </ButtonLink>
              )}
              {mayMessage(role, onJob) && (
                <ButtonLink
                  to={paths.messagesWith(onJob.candidate.id, onJob.jobId)}
                  icon={<MessageSquare aria-hidden />}
                >
                  Message
                </ButtonLink>
              )}
            </>
          }
          back={{
            to: role === 'recruiter' ? paths.job(onJob.jobId) : paths.jobCandidates(onJob.jobId),
            label: onJob.job.title,
          }}
        />
      }
      facts={
        <>
          <MoveCandidate onJob={onJob} readAt={query.dataUpdatedAt} />
          <Card title="Facts">
            <Facts facts={facts} />
          </Card>
        </>
      }
    >
      <PageTitle>{`${name}, ${onJob.job.title}`}</PageTitle>
      {onJob.sent && (
        <Card title="Application">
          <SentWithApplication sent={onJob.sent} by={pair} />
        </Card>
      )}
      {profileOf && (
        <div>
          <Segments label="Shown" options={views} value={view} onChange={setView} />
        </div>
      )}
      {view === 'profile' && profileOf?.(pair.candidateId)}
      {/* A note in progress stays while the profile is read. */}
      <div hidden={view !== 'story'}>
        <Card title="Timeline">
          <CandidateTimeline
            key={`${pair.jobId} ${pair.candidateId}`}
            pair={pair}
            candidateName={onJob.candidate.firstName}
            first={onJob.timeline}
            readAt={query.dataUpdatedAt}
          />
        </Card>
      </div>
    </RecordLayout>
  );
}
