import { useMemo, useCallback, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { JobActions } from '../../features/guest/model/job-actions.ts';
import type { GuestFrame } from '../../features/shell/components/guest-shell.tsx';
import { paths } from '../../common/navigation/paths.ts';
import { keepIntendedJob } from '../../common/visitor/intended-job.ts';
import { keepFavoriteJobs, readFavoriteJobs } from '../../common/visitor/favorite-jobs.ts';

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

/** The guest's favourite jobs and how to toggle one; nothing is sent (GUEST-38). */
function useFavoriteJobs(): [ReadonlySet<number>, (jobId: number, isFavorite: boolean) => void] {
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(readFavoriteJobs);
  const mark = useCallback((jobId: number, isFavorite: boolean) => {
    // Another tab may have changed the favourites.
    const next = readFavoriteJobs();
    if (isFavorite) next.add(jobId);
    else next.delete(jobId);
    keepFavoriteJobs(next);
    setFavorites(next);
  }, []);
  return [favorites, mark];
}
