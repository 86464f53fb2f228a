import { useCallback, useState } from 'react';
import { keepFavoriteJobs, readFavoriteJobs } from '../../common/visitor/favorite-jobs.ts';

/** The guest's favourite jobs and how to toggle one; nothing is sent (GUEST-38). */
export function useFavoriteJobs(): [ReadonlySet<number>, (jobId: number, isFavorite: boolean) => void] {
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
