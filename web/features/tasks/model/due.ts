/** The last moment of this day where the reader is, as ISO UTC. */
export function endOfDay(now: Date): string {
  const end = new Date(now);
  end.setHours(23, 59, 59, 999);
  return end.toISOString();
}

/** What a field of date and time holds, as ISO UTC; null while it is empty. */
export const instantOf = (local: string): string | null => (local ? new Date(local).toISOString() : null);
