import { useState, type ReactNode } from 'react';
import { jobStatusLabels, openStatus } from '../../../../shared/constants/job.ts';
import { companyOf } from '../../../../shared/rules/job-words.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { openingsOf, openingsWords } from '../../../../shared/rules/openings.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { loadMarkdown } from '../../../ui/text/markdown.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { TabsSkeleton } from '../../../ui/layouts/tabs.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { JobActions } from './job-actions.tsx';
import { JobFactsColumn } from './job-facts.tsx';
import { JobTeam } from './job-team.tsx';
import { JobTabs, TabSkeleton, type JobTabParts } from './job-tabs.tsx';
import { LoadedJob } from './loaded-job.tsx';
import { useLiveJob } from '../hooks/use-live-job.ts';
import { meaningOfStatus } from '../model/job-words.ts';
import { jobQuery, useHoldJob, useReopenJob } from '../queries/jobs.ts';

// While the job is read.
void loadMarkdown();

const doneMessages = {
  on_hold: 'The job is on hold. Candidates stay where they are until you resume it.',
  [openStatus]: 'The job is open again.',
};

interface Composed extends JobTabParts {
  /** What follows the hires for a job of the user's own: their guarantees. */
  afterHire: (job: Job) => ReactNode;
}

// Each of several hires earned somebody points on its own, also where the job is open, or was closed with nobody at last.
function mayBeGuaranteed(job: Job): boolean {
  const { openings, filled } = openingsOf(job);
  return Boolean(job.closed?.recruiter) || (openings > 1 && filled > 0);
}

function JobRecord({ job, afterHire, ...parts }: { job: Job } & Composed) {
  const { id: viewerId } = useAccount();
  const isOwn = job.managerId === viewerId;
  useLiveJob(job.id);
  return (
    <RecordLayout
      head={
        <>
          <JobHead job={job} />
          <ClosedNotice job={job} />
          {isOwn && mayBeGuaranteed(job) && afterHire(job)}
        </>
      }
      facts={
        <>
          {job.team && <JobTeam job={job} team={job.team} />}
          <JobFactsColumn job={job} />
        </>
      }
    >
      <PageTitle>{job.title}</PageTitle>
      <JobTabs job={job} isOwn={isOwn} {...parts} />
    </RecordLayout>
  );
}

function JobHead({ job }: { job: Job }) {
  const [done, setDone] = useState<keyof typeof doneMessages>();
  const hold = useHoldJob(job.id);
  const reopen = useReopenJob(job.id);
  const toggleHold = () =>
    hold.mutate(undefined, { onSuccess: ({ data }) => setDone(data.status === 'on_hold' ? 'on_hold' : openStatus) });
  const failure = hold.error ?? reopen.error;
  return (
    <>
      <PageHead
        title={job.title}
        state={<StatePill meaning={meaningOfStatus[job.status]}>{jobStatusLabels[job.status]}</StatePill>}
        lead={[companyOf(job), job.city && cityName(job.city), openingsWords(job)].filter(Boolean).join(' · ')}
        back={{ to: paths.jobs(), label: 'Jobs' }}
        actions={
          <JobActions
            job={job}
            busy={hold.isPending || reopen.isPending}
            onToggleHold={toggleHold}
            onReopen={() => reopen.mutate(undefined, { onSuccess: () => setDone(openStatus) })}
          />
        }
      />
      {failure && <FailureNotice what="The job could not be changed" error={failure} />}
      {done && done === job.status && (
        <Notice
          kind="done"
          action={
            <Button size="small" kind="quiet" busy={hold.isPending} onClick={toggleHold}>
              {done === 'on_hold' ? 'Resume job' : 'Hold job'}
            </Button>
          }
        >
          {doneMessages[done]}
        </Notice>
      )}
    </>
  );
}

function JobSkeleton() {
  return (
    <RecordLayout
      head={
        <PageHead
          title={<Skeleton width="240px" height="24px" />}
          lead={<Skeleton width="180px" height="14px" />}
          back={{ to: paths.jobs(), label: 'Jobs' }}
          actions={<Skeleton width="200px" height="36px" />}
        />
      }
      facts={<Skeleton height="560px" />}
    >
      <TabsSkeleton>
        <TabSkeleton />
      </TabsSkeleton>
    </RecordLayout>
  );
}

/** A manager's page of a job, with its candidates, recruiters, notes and story (JOB-06). */
export function JobPage(composed: Composed) {
  return (
    <LoadedJob query={jobQuery} skeleton={<JobSkeleton />}>
      {(job) => <JobRecord key={job.id} job={job} {...composed} />}
    </LoadedJob>
  );
}
