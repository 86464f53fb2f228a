import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { mostBest } from '../../../../shared/constants/candidate-search.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { FoundRows } from '../components/found-rows.tsx';
import { bestCandidatesQuery, type BestResponse } from '../queries/candidates.ts';

const lead = `The ${mostBest} who fit best of everybody you may see, your favourites and those you added, without who is on the job or was asked by you.`;

/** `/recruiter/candidates/best/{id}`: who fits a job best, why, and what to do with several of them (PLUS-46). */
export function BestCandidatesPage() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const best = useQuery({ ...bestCandidatesQuery(id), enabled: isId });
  if (!isId || isNoAccess(best.error)) return <NoAccess what="job" backTo={paths.jobs()} backLabel="Back to jobs" />;
  const title = best.data ? `Best for ${best.data.job.title}` : 'Best for this job';
  return (
    <ListLayout
      head={<PageHead title={title} lead={lead} back={{ to: paths.job(id), label: best.data?.job.title ?? 'Job' }} />}
    >
      <PageTitle>{title}</PageTitle>
      {best.isPending && (
        <Card flush>
          <SkeletonRows withAvatar />
        </Card>
      )}
      {best.isError && !best.data && <LoadFailure title="The candidates could not be loaded" query={best} />}
      {best.data && <Best {...best.data} />}
    </ListLayout>
  );
}

function Best({ job, candidates }: BestResponse) {
  if (candidates.length > 0)
    return (
      <div className="candidate-results">
        <FoundRows
          label="Best candidates"
          rows={candidates}
          wanted={job.spheres.map(({ id }) => id)}
          unit="km"
          mark={(text) => text}
          jobId={job.id}
        />
      </div>
    );
  return (
    <EmptyState
      icon={<UserSearch aria-hidden />}
      title="Nobody fits this job yet"
      action={<ButtonLink to={paths.recruiterCandidates()}>Search candidates</ButtonLink>}
    >
      {job.spheres.length > 0
        ? 'Nobody you may ask lists one of its skills. Search by other words, or add people you know.'
        : 'The job names no skills to compare. Ask its manager for some, or search by other words.'}
    </EmptyState>
  );
}
