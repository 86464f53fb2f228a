import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { markedJobsQuery, noMarks, useFavoriteJob } from '../../features/candidate-jobs/queries/candidate-jobs.ts';
import { FindJobs } from '../../features/guest/components/find-jobs.tsx';
import type { JobActions } from '../../features/guest/model/job-actions.ts';
import { SavedJobSearches } from '../../features/job-alerts/components/saved-job-searches.tsx';
import { LazyJobMap } from './job-map.tsx';
import { distanceUnitOfCountry } from '../../../shared/rules/distance.ts';
import { useAccount } from '../../common/account/account.ts';
import { DistanceUnitContext } from '../../common/visitor/distance-unit.ts';
import { paths } from '../../common/navigation/paths.ts';

const SaveJobAlert = lazy(async () => ({
  default: (await import('../../features/job-alerts/components/save-job-alert.tsx')).SaveJobAlert,
}));

/**
 * The public list inside the candidate's shell: favourites are stored in the account, and Apply opens the job's
 * page with what is sent along (PERM-10 to PERM-12).
 */
export function CandidateFindJobsPage() {
  const { campaign } = useParams();
  const navigate = useNavigate();
  const { data: marked = noMarks } = useQuery(markedJobsQuery);
  const { mutate: favorite } = useFavoriteJob();
  // Those who have named their country measure as it does.
  const { countryId } = useAccount();
  const unit = countryId === null ? null : distanceUnitOfCountry(countryId);
  const actions = useMemo<JobActions>(
    () => ({
      ...marked,
      onFavorite: (jobId, isFavorite) => favorite({ jobId, isFavorite }),
      onApply: ({ id }) => void navigate({ pathname: paths.job(id), search: '?apply' }),
      pageOf: paths.job,
    }),
    [marked, favorite, navigate],
  );
  return (
    <DistanceUnitContext value={unit}>
      <FindJobs
        key={campaign ?? ''}
        campaign={campaign}
        allJobs={paths.findJobs()}
        jobsOf={paths.findJobsOf}
        actions={actions}
        JobMap={LazyJobMap}
        Alert={SaveJobAlert}
        Saved={SavedJobSearches}
      />
    </DistanceUnitContext>
  );
}
