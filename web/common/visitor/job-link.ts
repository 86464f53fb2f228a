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
