import { keys } from '../table/keys.ts';
import type { SingleWrite } from '../table/write.ts';

/** The jobs on which two people have met, as stored. */
export interface SharedJobs {
  jobIds?: Set<number>;
}

/** The write that records where two people meet: who sees whose contact is then one key, however long ago they met. */
export function sharedJobWrite(userId: number, otherId: number, jobId: number): SingleWrite {
  return { update: keys.sharedJobs(userId, otherId), add: { jobIds: new Set([jobId]) } };
}
