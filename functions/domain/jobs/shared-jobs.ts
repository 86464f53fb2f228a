import { keys } from '../../platform/table/keys.ts';
import { partnerIdOf } from '../../platform/table/read-keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite } from '../../platform/table/write.ts';

/** The jobs on which two people have met, as stored. */
export interface SharedJobs {
  jobIds?: Set<number>;
}

/** The write that records where two people meet: who sees whose contact is then one key, however long ago they met. */
export function sharedJobWrite(userId: number, otherId: number, jobId: number): SingleWrite {
  return { update: keys.sharedJobs(userId, otherId), add: { jobIds: new Set([jobId]) } };
}

/** Everybody whom this candidate or recruiter has met on a job, by id. */
export async function partnersOfUser(table: Table, userId: number): Promise<number[]> {
  const met = await table.query(keys.partnersOf(userId));
  return met.flatMap(({ sk }) => partnerIdOf(sk) ?? []);
}
