import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { loadMarkdown, MarkdownText } from '../../../ui/text/markdown.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Chip, StatePill } from '../../../ui/text/state-pill.tsx';
import { Tabs, TabsSkeleton } from '../../../ui/layouts/tabs.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { JobActions } from './job-actions.tsx';
import { JobFactsColumn } from './job-facts.tsx';
import { JobNotes } from './job-notes.tsx';
import { JobRecruiters } from './job-recruiters.tsx';
import { JobStory } from './job-story.tsx';
import { LoadedJob } from './loaded-job.tsx';
import { WaitingApplicants } from './waiting-applicants.tsx';
import { meaningOfStatus } from '../model/job-words.ts';
import { jobQuery, useHoldJob, useReopenJob } from '../queries/jobs.ts';
import { waitingApplicantsQuery } from '../queries/waiting-applicants.ts';

// While the job is read.
void loadMarkdown();

const doneMessages = {
  on_hold: 'The job is on hold. Candidates stay where they are until you resume it.',
  signed: 'The job is open again.',
};

function About({ job }: { job: Job }) {
  return (
    <Card title="Description">
      <div className="stack">
        <MarkdownText>{job.description}</MarkdownText>
        {job.spheres.length > 0 && (
          <div className="cluster" aria-label="Skills" role="group" style={{ '--gap': '6px' } as React.CSSProperties}>
            {job.spheres.map(({ id, name }) => (
              <Chip key={id}>{name}</Chip>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}

interface Composed {
  /** The candidates on a job of the user's own. */
  candidatesOf: (job: Job) => ReactNode;
  /** What follows the closing of a job of the user's own: the guarantee of its hire. */
  afterHire: (job: Job) => ReactNode;
  /** Recruiters of other managers who are asked to work on a job of the user's own. */
  otherRecruitersOf: (job: Job) => ReactNode;
}

function JobRecord({ job, candidatesOf, afterHire, otherRecruitersOf }: { job: Job } & Composed) {
  const { id: viewerId } = useAccount();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<keyof typeof doneMessages>();
  const hold = useHoldJob(job.id);
  const reopen = useReopenJob(job.id);
  const isOwn = job.managerId === viewerId;
  const toggleHold = () =>
    hold.mutate(undefined, { onSuccess: ({ data }) => setDone(data.status === 'on_hold' ? 'on_hold' : 'signed') });
  const failure = hold.error ?? reopen.error;

  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: jobKeys.one(job.id) });
    const stopMessages = onLiveMessage('candidate-on-job', ({ jobId }) => jobId === job.id && refresh());
    const stopCatchUp = onLiveCatchUp(refresh);
    return () => {
      stopMessages();
      stopCatchUp();
    };
  }, [job.id, queryClient]);

  // The applicants are above what else a tab shows, which would jump if they came after it.
  const { isLoading: applicantsLoad } = useQuery({ ...waitingApplicantsQuery(job.id), enabled: isOwn });
  const applicants = isOwn && <WaitingApplicants jobId={job.id} isOpen={job.status === 'signed'} />;
  const about = {
    value: 'about',
    label: 'About',
    content: applicantsLoad ? (
      <TabSkeleton />
    ) : (
      <div className="stack">
        {applicants}
        <About job={job} />
      </div>
    ),
  };
  const tabs = isOwn
    ? [
        about,
        {
          value: 'candidates',
          label: 'Candidates',
          count: job.candidatesCount,
          content: applicantsLoad ? (
            <TabSkeleton />
          ) : (
            <div className="stack">
              {applicants}
              {candidatesOf(job)}
            </div>
          ),
        },
        {
          value: 'recruiters',
          label: 'Recruiters',
          count: job.recruiters.length,
          content: (
            <div className="stack">
              <JobRecruiters job={job} canEdit={isOwn} />
              {otherRecruitersOf(job)}
            </div>
          ),
        },
        { value: 'notes', label: 'Notes', content: <JobNotes jobId={job.id} /> },
        { value: 'story', label: 'Story', content: <JobStory jobId={job.id} /> },
      ]
    : [about];
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'about';

  return (
    <RecordLayout
      head={
        <>
          <PageHead
            title={job.title}
            state={<StatePill meaning={meaningOfStatus[job.status]}>{jobStatusLabels[job.status]}</StatePill>}
            lead={[job.client?.companyName ?? productName, job.city && cityName(job.city)].filter(Boolean).join(' · ')}
            back={{ to: paths.jobs(), label: 'Jobs' }}
            actions={
              <JobActions
                job={job}
                busy={hold.isPending || reopen.isPending}
                onToggleHold={toggleHold}
                onReopen={() => reopen.mutate(undefined, { onSuccess: () => setDone('signed') })}
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
          {job.closed && <ClosedNotice closed={job.closed} points={job.points} />}
          {isOwn && job.closed?.recruiter && afterHire(job)}
        </>
      }
      facts={<JobFactsColumn job={job} />}
    >
      <PageTitle>{job.title}</PageTitle>
      {tabs.length === 1 ? (
        about.content
      ) : (
        <Tabs
          label="Job sections"
          tabs={tabs}
          value={tab}
          onChange={(value) => setSearch(value === 'about' ? {} : { tab: value }, { replace: true })}
        />
      )}
    </RecordLayout>
  );
}

/** As tall as a window, so that nothing below it is in sight yet. */
function TabSkeleton() {
  return (
    <Card>
      <SkeletonText lines={40} />
    </Card>
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
