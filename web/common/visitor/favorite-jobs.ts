const key = 'hirehub.favorite-jobs';

/** A guest's favourite jobs by id, stored in this browser only (GUEST-38). */
export function readFavoriteJobs(): Set<number> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return new Set(stored.filter((id): id is number => Number.isSafeInteger(id)));
  } catch {
    return new Set();
  }
}

/** Stores the guest's favourite jobs; sign-up as a candidate transfers them (AUTH-19). */
export function keepFavoriteJobs(ids: ReadonlySet<number>): void {
  localStorage.setItem(key, JSON.stringify([...ids]));
}
