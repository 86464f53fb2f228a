import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Send, UserPlus, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type JobStatus, jobStatusLabels, openStatus } from '../../../../shared/constants/job.ts';
import { inOwnWords } from '../../../../shared/rules/job-glance.ts';
import {
  clearanceOf,
  employmentOf,
  experienceOf,
  hoursOf,
  rateOf,
  salaryOf,
  shiftsOf,
} from '../../../../shared/rules/job-words.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { JobSkills } from '../../../common/jobs/job-skills.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { isNoAccess } from '../../../api/api-error.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { loadMarkdown, MarkdownText } from '../../../ui/text/markdown.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { JobLinkButton } from '../components/job-link.tsx';
import { JobOfOthers } from '../components/job-of-others.tsx';
import { FittingCandidates } from '../components/fitting-candidates.tsx';
import { recruiterJobQuery } from '../queries/recruiter-jobs.ts';

// While the job is read.
void loadMarkdown();

type Named = { id: number; title: string; status: JobStatus };

/** Asks people by address; each becomes a proposal of this recruiter. */
function PutForward({ job }: { job: Named }) {
  const { putForward } = useFrameActions();
  return (
    <Button
      kind="primary"
      icon={<Send aria-hidden />}
      disabledReason={job.status !== openStatus && 'Only an open job takes candidates'}
      onClick={() => putForward({ job })}
    >
      Put a candidate forward
    </Button>
  );
}

function Invite() {
  const { inviteCandidates } = useFrameActions();
  return (
    <Button icon={<UserPlus aria-hidden />} onClick={inviteCandidates}>
      Invite candidates
    </Button>
  );
}

function RecruiterJobSkeleton() {
  return (
    <RecordLayout
      head={<PageHead title={<Skeleton width="280px" height="24px" />} back={{ to: paths.jobs(), label: 'Jobs' }} />}
      facts={<Skeleton height="340px" />}
    >
      <PageTitle>Job</PageTitle>
      <Card>
        <SkeletonText lines={12} />
      </Card>
    </RecordLayout>
  );
}

/** `/jobs/view/{id}` of a recruiter: the job's requirements, its points, and the recruiter's own candidates on it. */
export function RecruiterJobPage({ below }: { below?: (jobId: number) => ReactNode }) {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({ ...recruiterJobQuery(id), enabled: isId });
  // An address without a job asks for nothing, and is no question of access (JOB-63).
  if (!isId)
    return (
      <EmptyState isPage title="No job is chosen" action={<ButtonLink to={paths.jobs()}>Back to jobs</ButtonLink>}>
        Choose one from your list.
      </EmptyState>
    );
  if (isNoAccess(query.error)) return <JobOfOthers jobId={id} />;
  if (query.isError && !query.data) return <LoadFailure title="The job could not be loaded" query={query} />;
  if (!query.data) return <RecruiterJobSkeleton />;
  const { job, candidates, silentSince, isVerified, mayShareLink } = query.data;
  const openings = openingsWords(job);
  const times = [shiftsOf(job), hoursOf(job)].filter(Boolean).join(', ');
  const facts = [
    ...(openings ? [{ label: 'Openings', value: openings }] : []),
    { label: 'Points for a hire', value: <span className="numeric">{countOf(job.points, 'point')}</span> },
    { label: 'Guarantee', value: job.guaranteeDays ? countOf(job.guaranteeDays, 'day') : 'None' },
    { label: 'Client', value: job.client?.companyName },
    { label: 'Place', value: job.city && `${job.city.name}, ${job.city.state.name}` },
    { label: 'Hourly rate', value: rateOf(job) },
    { label: 'Salary', value: salaryOf(job) },
    { label: 'Employment', value: inOwnWords(employmentOf(job), job.employmentTypeDesc) },
    ...(times ? [{ label: 'Shift and hours', value: times }] : []),
    ...(experienceOf(job) ? [{ label: 'Experience', value: experienceOf(job) }] : []),
    ...(clearanceOf(job) ? [{ label: 'Clearance', value: clearanceOf(job) }] : []),
    {
      label: 'Hiring manager',
      value: (
        <>
          <Link to={paths.recruiterManager(job.manager.id)}>{fullName(job.manager)}</Link>{' '}
          {isVerified && <VerifiedBadge of="manager" />}
        </>
      ),
    },
    { label: 'Posted', value: <RelativeTime at={job.createdAt} /> },
  ];
  return (
    <RecordLayout
      head={
        <PageHead
          title={job.title}
          back={{ to: paths.jobs(), label: 'Jobs' }}
          state={
            <StatePill meaning={job.status === openStatus ? 'green' : 'neutral'}>
              {jobStatusLabels[job.status]}
            </StatePill>
          }
          actions={
            <>
              <PutForward job={job} />
              {job.status === openStatus && (
                <ButtonLink to={paths.bestCandidates(job.id)} icon={<UserSearch aria-hidden />}>
                  Best candidates
                </ButtonLink>
              )}
              {mayShareLink && <JobLinkButton job={job} />}
              <Invite />
              <ButtonLink to={paths.messagesWith(job.manager.id, job.id)} icon={<MessageSquare aria-hidden />}>
                Message {job.manager.firstName}
              </ButtonLink>
            </>
          }
        />
      }
      facts={
        <Card title="Facts">
          <Facts facts={facts} />
        </Card>
      }
    >
      <PageTitle>{job.title}</PageTitle>
      {silentSince && (
        <Notice kind="warning">
          The hiring manager has answered nobody on this job since {formatDate(silentSince)}. Ask them before you put
          somebody forward.
        </Notice>
      )}
      <Card title="Your candidates" flush>
        {candidates.length === 0 ? (
          <EmptyState title="No candidates of yours yet">
            Put a candidate forward: they get your proposal by mail and decide. Or accept someone who applied.
          </EmptyState>
        ) : (
          <FittingCandidates jobId={job.id} candidates={candidates} />
        )}
      </Card>
      {below?.(job.id)}
      <Card title="Description">
        <div className="stack">
          <MarkdownText>{job.description}</MarkdownText>
          <JobSkills job={job} />
        </div>
      </Card>
    </RecordLayout>
  );
}
