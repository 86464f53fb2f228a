/** What is stored of a job's openings; a job posted without them has one. */
interface StoredOpenings {
  openings?: number | undefined;
  filled?: number | undefined;
  closed?: { candidate: object | null } | null;
}

/** How many people a job looks for, how many of them are hired, and how many are still looked for (PLUS-50). */
export interface Openings {
  openings: number;
  filled: number;
  left: number;
}

/** The openings of a job. One that was closed before they were counted has filled what it was closed with. */
export function openingsOf({ openings = 1, filled, closed }: StoredOpenings): Openings {
  const hired = Math.max(0, filled ?? (closed?.candidate ? 1 : 0));
  return { openings, filled: hired, left: Math.max(0, openings - hired) };
}

/** The openings of a job that looks for several people, as pages say it; undefined for a job with one. */
export function openingsWords(job: StoredOpenings): string | undefined {
  const { openings, filled } = openingsOf(job);
  return openings > 1 ? `${filled} of ${openings} filled` : undefined;
}
