import type { Actor } from '../../platform/door/actor.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import { accountsIn } from '../../records/account.ts';
import type { StoredJob } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads what a recommendation refers to: its job, and who has its addresses. */
export function recommendationsStore(table: Table) {
  const accounts = accountsIn(table);

  /** The job, and whether this user works for its manager; refuses a missing job. */
  async function jobFor(
    actor: Pick<Actor, 'id'>,
    jobId: number,
  ): Promise<{ job: StoredJob; worksForManager: boolean }> {
    const job = await table.get(keys.job(jobId), { consistent: true });
    if (!job) throw noSuch('job');
    return {
      job,
      worksForManager:
        (await table.get(keys.managerOfRecruiter(actor.id, job.managerId), { consistent: true })) !== undefined,
    };
  }

  /** Those of these addresses whose account is not a candidate's: a job cannot be recommended to them. */
  async function addressesOfOthers(emails: string[]): Promise<Set<string>> {
    const owners = (await table.batchGet(emails.map(keys.emailOwner), { consistent: true })).map((owner, index) => ({
      email: emails[index] as string,
      userId: owner?.userId,
    }));
    const known = owners.filter((owner): owner is { email: string; userId: number } => owner.userId !== undefined);
    const found = known.length > 0 ? await accounts.accounts(known.map(({ userId }) => userId)) : [];
    return new Set(known.filter((_, index) => found[index]?.role !== 'candidate').map(({ email }) => email));
  }

  /** The job with its facts, for the mail. */
  async function job(jobId: number): Promise<StoredJob | undefined> {
    return table.get(keys.job(jobId));
  }

  return { job, jobFor, addressesOfOthers };
}
export type RecommendationsStore = ReturnType<typeof recommendationsStore>;
