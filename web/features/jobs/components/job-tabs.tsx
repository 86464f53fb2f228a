import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { JobSkills } from '../../../common/jobs/job-skills.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Tabs } from '../../../ui/layouts/tabs.tsx';
import { MarkdownText } from '../../../ui/text/markdown.tsx';
import { waitingApplicantsQuery } from '../queries/waiting-applicants.ts';
import { JobNotes } from './job-notes.tsx';
import { JobRecruiters } from './job-recruiters.tsx';
import { JobStory } from './job-story.tsx';
import { WaitingApplicants } from './waiting-applicants.tsx';

function About({ job }: { job: Job }) {
  return (
    <Card title="Description">
      <div className="stack">
        <MarkdownText>{job.description}</MarkdownText>
        <JobSkills job={job} />
      </div>
    </Card>
  );
}

/** The parts of a job's page that other features draw. */
export interface JobTabParts {
  /** The candidates on a job of the user's own. */
  candidatesOf: (job: Job) => ReactNode;
  /** How candidates on the job are interviewed. */
  interviewsOf: (job: Job) => ReactNode;
  /** Recruiters of other managers who are asked to work on a job of the user's own. */
  otherRecruitersOf: (job: Job) => ReactNode;
}

/** What a job is about, with candidates, notes and story for its manager and team, and recruiters for its manager. */
export function JobTabs({ job, isOwn, ...parts }: { job: Job; isOwn: boolean } & JobTabParts) {
  return isOwn || job.team ? (
    <WorkingTabs job={job} isOwn={isOwn} {...parts} />
  ) : (
    <Stacked>{<About job={job} />}</Stacked>
  );
}

function WorkingTabs({ job, isOwn, ...parts }: { job: Job; isOwn: boolean } & JobTabParts) {
  const { candidatesOf, interviewsOf, otherRecruitersOf } = parts;
  const [search, setSearch] = useSearchParams();
  // The applicants are above what else a tab shows, which would jump if they came after it.
  const { isLoading } = useQuery(waitingApplicantsQuery(job.id));
  const belowApplicants = (part: ReactNode) =>
    isLoading ? (
      <TabSkeleton />
    ) : (
      <Stacked>
        <WaitingApplicants jobId={job.id} isOpen={job.status === openStatus} />
        {part}
      </Stacked>
    );
  const recruiters = {
    value: 'recruiters',
    label: 'Recruiters',
    count: job.recruiters.length,
    content: (
      <Stacked>
        <JobRecruiters job={job} canEdit />
        {otherRecruitersOf(job)}
      </Stacked>
    ),
  };
  const tabs = [
    { value: 'about', label: 'About', content: belowApplicants(<About job={job} />) },
    {
      value: 'candidates',
      label: 'Candidates',
      count: job.candidatesCount,
      content: belowApplicants(candidatesOf(job)),
    },
    { value: 'interviews', label: 'Interviews', content: interviewsOf(job) },
    ...(isOwn ? [recruiters] : []),
    { value: 'notes', label: 'Notes', content: <JobNotes jobId={job.id} /> },
    { value: 'story', label: 'Story', content: <JobStory jobId={job.id} /> },
  ];
  return (
    <Tabs
      label="Job sections"
      tabs={tabs}
      value={tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'about'}
      onChange={(value) => setSearch(value === 'about' ? {} : { tab: value }, { replace: true })}
    />
  );
}

function Stacked({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>;
}

/** As tall as a window, so that nothing below it is in sight yet. */
export function TabSkeleton() {
  return (
    <Card>
      <SkeletonText lines={40} />
    </Card>
  );
}
