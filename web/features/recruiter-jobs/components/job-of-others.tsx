import { useQuery } from '@tanstack/react-query';
import { companyOf } from '../../../../shared/rules/job-words.ts';
import { guestJobQuery } from '../../../common/jobs/guest-job.ts';
import { JobFactsCard } from '../../../common/jobs/job-facts-card.tsx';
import { isJobGone, PublicJobLead, PublicJobText, UnreadJob } from '../../../common/jobs/job-page-parts.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';

const back = { to: paths.market(), label: 'Find work' };

/** A job on which the recruiter does not work, as everybody can read it; one that is not public says that it is not available. */
export function JobOfOthers({ jobId }: { jobId: number }) {
  const { data: job, error, refetch } = useQuery(guestJobQuery(jobId));
  if (isJobGone(error)) return <NoAccess what="job" backTo={paths.jobs()} backLabel="Back to jobs" />;
  if (!job || error) return <UnreadJob query={{ error, refetch }} back={back} />;
  return (
    <RecordLayout
      head={
        <PageHead
          title={job.title}
          back={back}
          lead={<PublicJobLead job={job} />}
          actions={
            <ButtonLink kind="primary" to={`${paths.market()}?${new URLSearchParams({ q: job.title }).toString()}`}>
              See whether you can ask for it
            </ButtonLink>
          }
        />
      }
      facts={<JobFactsCard job={job} />}
    >
      <PageTitle>{`${job.title} at ${companyOf(job)}`}</PageTitle>
      <PublicJobText job={job} />
    </RecordLayout>
  );
}
