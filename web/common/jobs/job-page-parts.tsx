import type { JobFacts } from '../../../shared/model/job.ts';
import { companyOf, payOf, workplaceInWords } from '../../../shared/rules/job-words.ts';
import { ApiError, isNoAccess } from '../../api/api-error.ts';
import { LoadFailure, type LoadFailureProps } from '../forms/load-failure.tsx';
import { Card } from '../../ui/layouts/card.tsx';
import { RecordLayout } from '../../ui/layouts/layouts.tsx';
import { PageHead } from '../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { MarkdownText } from '../../ui/text/markdown.tsx';
import { JobSkills } from './job-skills.tsx';
import './public-job.css';

/** The shape of a job's page while it loads. */
export function JobPageSkeleton({ back }: { back: { to: string; label: string } }) {
  return (
    <RecordLayout
      head={<PageHead title={<Skeleton width="280px" height="24px" />} back={back} />}
      facts={<Skeleton height="340px" />}
    >
      <PageTitle>Job</PageTitle>
      <SkeletonText lines={12} />
    </RecordLayout>
  );
}

/** Whether a job cannot be read any more, or never could. */
export const isJobGone = (error: unknown): boolean =>
  isNoAccess(error) || (error instanceof ApiError && error.status === 410);

/** A public job that is not there yet: what failed, or its shape. */
export function UnreadJob({ query, back }: Pick<LoadFailureProps, 'query'> & { back: { to: string; label: string } }) {
  return query.error ? (
    <LoadFailure title="The job could not be loaded" query={query} />
  ) : (
    <JobPageSkeleton back={back} />
  );
}

/** Who hires, where, and for how much: the line under a public job's title. */
export function PublicJobLead({ job }: { job: JobFacts & { positionType?: string | null | undefined } }) {
  return (
    <span className="public-job-lead">
      {[companyOf(job), workplaceInWords(job), ...payOf(job)].map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}

type AskedSkills = Pick<JobFacts, 'spheres' | 'mustHaveSkillIds'>;

/** A public job's full text and skills. */
export function PublicJobText({ job }: { job: AskedSkills & { description: string } }) {
  return (
    <>
      <Card title="About this job">
        <div className="public-job-text">
          <MarkdownText>{job.description}</MarkdownText>
        </div>
      </Card>
      <SkillsCard job={job} />
    </>
  );
}

/** The skills that a job asks for; nothing if it names none. */
export function SkillsCard({ job }: { job: AskedSkills }) {
  if (job.spheres.length === 0) return null;
  return (
    <Card title="Skills">
      <JobSkills job={job} />
    </Card>
  );
}
