/** The recruiter's link through which a visitor came to a job. */
export interface FollowedLink {
  jobId: number;
  code: string;
  /** The recruiter's full name. */
  recruiter: string;
  isVerified: boolean;
}

const key = 'hirehub.job-link';

/** Keeps for this tab how a visitor came to a job, for the application (PLUS-46). */
export function keepFollowedLink(link: FollowedLink): void {
  sessionStorage.setItem(key, JSON.stringify(link));
}

/** The link that led to this job, validated, because a tab's storage can be written to; undefined without one. */
export function followedLinkTo(jobId: number): FollowedLink | undefined {
  try {
    const link = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<keyof FollowedLink, unknown>;
    const { code, recruiter } = link;
    if (link.jobId !== jobId || typeof code !== 'string' || typeof recruiter !== 'string') return undefined;
    return { jobId, code, recruiter, isVerified: link.isVerified === true };
  } catch {
    return undefined;
  }
}

/** Forgets the link, because it was used or the visitor does not want it. */
export function forgetFollowedLink(): void {
  sessionStorage.removeItem(key);
}

const visitsKey = 'hirehub.links-visited';

/** Whether this browser followed the link on this UTC day already. It alone keeps that, of one day only. */
export function wasVisitedOn(day: string, code: string): boolean {
  return visitedOn(day).includes(code);
}

/** Keeps that this browser followed the link on this UTC day; a browser that keeps nothing is counted at each visit. */
export function keepVisit(day: string, code: string): void {
  try {
    localStorage.setItem(visitsKey, JSON.stringify({ day, codes: [...visitedOn(day), code] }));
  } catch {
    // Its storage is off or full.
  }
}

function visitedOn(day: string): unknown[] {
  try {
    const kept = JSON.parse(localStorage.getItem(visitsKey) ?? '{}') as { day?: unknown; codes?: unknown };
    return kept.day === day && Array.isArray(kept.codes) ? kept.codes : [];
  } catch {
    return [];
  }
}
