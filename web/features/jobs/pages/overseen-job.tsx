import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { companyOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { SkillsCard } from '../../../common/jobs/job-page-parts.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { loadMarkdown, MarkdownText } from '../../../ui/text/markdown.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { JobFactsColumn } from '../components/job-facts.tsx';
import { JobNotes } from '../components/job-notes.tsx';
import { LoadedJob } from '../components/loaded-job.tsx';
import { overseenJobQuery } from '../queries/overseen-jobs.ts';
import { meaningOfStatus } from '../model/job-words.ts';

// While the job is read.
void loadMarkdown();

function OverseenJob({ job }: { job: Job }) {
  return (
    <RecordLayout
      head={
        <PageHead
          title={job.title}
          state={<StatePill meaning={meaningOfStatus[job.status]}>{jobStatusLabels[job.status]}</StatePill>}
          lead={<ShortFacts facts={[companyOf(job), placeOf(job)]} />}
          back={{ to: paths.jobs(), label: 'Jobs' }}
          actions={
            <ButtonLink kind="primary" to={paths.jobCandidates(job.id)}>
              See candidates
            </ButtonLink>
          }
        />
      }
      facts={
        <>
          <Card title="Oversight">
            <Facts
              facts={[
                {
                  label: 'Manager',
                  value: <Link to={paths.superManager(job.managerId)}>{fullName(job.manager)}</Link>,
                },
                { label: 'Candidates', value: <span className="numeric">{job.candidatesCount}</span> },
                { label: 'Closed', value: job.closed && <RelativeTime at={job.closed.at} /> },
              ]}
            />
          </Card>
          <JobFactsColumn job={job} />
        </>
      }
    >
      <PageTitle>{job.title}</PageTitle>
      <Card title="Description">
        <MarkdownText>{job.description}</MarkdownText>
      </Card>
      <SkillsCard job={job} />
      <JobNotes jobId={job.id} />
    </RecordLayout>
  );
}

/** `/jobs/view/{id}` of the super manager: another manager's job, to read, with its candidates one click away. */
export function OverseenJobPage() {
  const skeleton = (
    <RecordLayout
      head={
        <PageHead
          title={<Skeleton width="240px" height="24px" />}
          lead={<Skeleton width="180px" height="14px" />}
          back={{ to: paths.jobs(), label: 'Jobs' }}
          actions={<Skeleton width="140px" height="36px" />}
        />
      }
      facts={<Skeleton height="720px" />}
    >
      <Card>
        <SkeletonText lines={40} />
      </Card>
    </RecordLayout>
  );
  return (
    <LoadedJob skeleton={skeleton} query={overseenJobQuery}>
      {(job) => <OverseenJob job={job} />}
    </LoadedJob>
  );
}
