/** The job that a guest chose to apply to. */
export interface IntendedJob {
  jobId: number;
  /** Absent where only the id is known, as in a link. */
  title?: string;
  /**
   * Whether logging in applies to it, which the form then says. After a confirmed sign-up the server has applied
   * already, unless the job must be answered, and logging in only leads to the job.
   */
  applies: boolean;
}

const key = 'hirehub.intended-job';

/** Keeps the choice for this tab while the guest signs up or logs in (GUEST-31). */
export function keepIntendedJob(job: IntendedJob): void {
  sessionStorage.setItem(key, JSON.stringify(job));
}

/** The guest's choice, validated, because a tab's storage can be written to; undefined without one. */
export function intendedJob(): IntendedJob | undefined {
  try {
    const { jobId, title, applies } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    if (typeof jobId !== 'number' || !Number.isSafeInteger(jobId) || jobId <= 0) return undefined;
    return { jobId, ...(typeof title === 'string' && { title }), applies: applies === true };
  } catch {
    return undefined;
  }
}

/** Drops the choice, once it has been followed or the guest has turned away. */
export function forgetIntendedJob(): void {
  sessionStorage.removeItem(key);
}
