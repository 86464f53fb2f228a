const key = 'hirehub.favorite-jobs';

/** Jobs that a guest marked, by id; kept in this browser only (GUEST-38). */
export function readFavoriteJobs(): Set<number> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return new Set(stored.filter((id): id is number => Number.isSafeInteger(id)));
  } catch {
    return new Set();
  }
}

/** Keeps the guest's marked jobs; sign-up as candidate hands them over (AUTH-19). */
export function keepFavoriteJobs(ids: ReadonlySet<number>): void {
  localStorage.setItem(key, JSON.stringify([...ids]));
}
