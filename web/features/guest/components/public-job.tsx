import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { companyOf } from '../../../../shared/rules/job-words.ts';
import { ApiError } from '../../../api/api-error.ts';
import { BroughtBy } from '../../../common/jobs/brought-by.tsx';
import { companyFact } from '../../../common/jobs/company-fact.tsx';
import { JobFactsCard } from '../../../common/jobs/job-facts-card.tsx';
import { isJobGone, PublicJobLead, PublicJobText, UnreadJob } from '../../../common/jobs/job-page-parts.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { JobActions } from '../model/job-actions.ts';
import { guestJobQuery } from '../../../common/jobs/guest-job.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { ShareButton } from './share-button.tsx';
import './public-job.css';

const OtherJobs = lazy(async () => ({ default: (await import('./other-jobs.tsx')).OtherJobs }));

interface PublicJobProps {
  jobId: number;
  actions: JobActions;
  allJobs: string;
}

/** A public job with all facts and its full text. A closed job explains itself and shows others (GUEST-03). */
export function PublicJob({ jobId, actions, allJobs }: PublicJobProps) {
  const isId = Number.isSafeInteger(jobId) && jobId > 0;
  const { data: job, error, refetch } = useQuery({ ...guestJobQuery(jobId), enabled: isId });
  const back = { to: allJobs, label: 'All jobs' };
  const isClosed = error instanceof ApiError && error.status === 410;
  if (!isId || isJobGone(error)) {
    return (
      <div className="ui-page">
        <PageTitle>{isClosed ? 'Job closed' : 'Job not found'}</PageTitle>
        <EmptyState
          isPage
          icon={<BriefcaseBusiness aria-hidden />}
          title={isClosed ? 'This job is closed' : 'Job not found'}
          action={<ButtonLink to={allJobs}>See all jobs</ButtonLink>}
        >
          {isClosed
            ? 'The employer has filled it or taken it down, so it no longer accepts applications. These are open now:'
            : 'The link may be incomplete, or the job was removed. These are open now:'}
        </EmptyState>
        <Suspense fallback={null}>
          <OtherJobs pageOf={actions.pageOf} exceptId={jobId} like={undefined} />
        </Suspense>
      </div>
    );
  }
  if (!job || error) return <UnreadJob query={{ error, refetch }} back={back} />;
  const isFavorite = actions.favorites.has(job.id);
  return (
    <RecordLayout
      head={
        <>
          <PageHead
            title={job.title}
            back={back}
            lead={<PublicJobLead job={job} />}
            actions={
              <>
                <Button kind="primary" size="large" onClick={() => actions.onApply(job)}>
                  Apply now
                </Button>
                <FavoriteButton
                  title={job.title}
                  isOn={isFavorite}
                  onChange={(isOn) => actions.onFavorite(job.id, isOn)}
                />
                <ShareButton title={job.title} />
              </>
            }
          />
          <BroughtBy jobId={job.id} />
        </>
      }
      facts={<JobFactsCard job={job} more={companyFact(job)} />}
    >
      <PageTitle>{`${job.title} at ${companyOf(job)}`}</PageTitle>
      <PublicJobText job={job} />
      <Suspense fallback={null}>
        <OtherJobs pageOf={actions.pageOf} exceptId={job.id} like={job} />
      </Suspense>
    </RecordLayout>
  );
}
