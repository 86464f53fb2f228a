import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { JobActions } from '../../features/guest/model/job-actions.ts';
import type { GuestFrame } from '../../features/shell/components/guest-shell.tsx';
import { paths } from '../../common/navigation/paths.ts';
import { keepIntendedJob } from '../../common/visitor/intended-job.ts';
import { useFavoriteJobs } from './use-favorite-jobs.ts';

/**
 * A guest's actions on a job: mark it as favourite in this browser, and apply by signing up or logging in for it
 * (GUEST-30, GUEST-31).
 */
export function useGuestJobActions(): JobActions {
  const { openModal } = useOutletContext<GuestFrame>();
  const [favorites, onFavorite] = useFavoriteJobs();
  return useMemo(
    () => ({
      favorites,
      onFavorite,
      onApply: (job) => {
        onFavorite(job.id, true);
        keepIntendedJob({ jobId: job.id, title: job.title, applies: true });
        openModal('sign-up');
      },
      pageOf: paths.publicJob,
    }),
    [favorites, onFavorite, openModal],
  );
}
