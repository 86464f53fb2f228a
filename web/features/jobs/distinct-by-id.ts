/** The rows without repeats: a row that moved to a later page while one scrolled is shown once, where it stood first and as it is now (JOB-40). */
export function distinctById<R extends { id: number }>(rows: readonly R[]): R[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
