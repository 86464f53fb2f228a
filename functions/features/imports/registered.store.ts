import { isShownTo } from '../../../shared/rules/hidden-from.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { worksWith } from '../../domain/jobs/candidate-jobs.ts';
import { hidingIn, type StoredHiding } from '../../records/hiding.ts';
import type { SharedJobs } from '../../domain/jobs/shared-jobs.ts';
import type { SearchIndex } from '../../search/port.ts';
import { visibilityConditions } from '../../search/kinds/candidate-filter.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { RegisteredCandidate } from './like-registered.ts';

/** How many candidates of one last name are compared, the best found first. */
const mostCompared = 30;

/** Finds registered candidates with whom somebody is compared before they are imported. */
export function registeredStore(table: Table, index: SearchIndex) {
  const { onlooker, isHidden } = hidingIn(table);

  /**
   * The candidates of this last name whom the recruiter may see, with how to reach those they have met on a job. Who
   * hides from the recruiter is not among them, as in the search (PLUS-21).
   */
  async function named(lastName: string, recruiterId: number): Promise<RegisteredCandidate[]> {
    const viewer = await onlooker({ id: recruiterId, role: 'recruiter' });
    const query = { text: lastName, where: visibilityConditions(viewer), page: 1, perPage: mostCompared };
    const ids = (await index.search(query)).hits.map(({ id }) => id);
    const found = await table.batchGet<StoredAccount & CandidateCard & SharedJobs>([
      ...ids.map(keys.account),
      ...ids.map(keys.candidateCard),
      ...ids.map((id) => keys.sharedJobs(id, recruiterId)),
    ]);
    return ids.flatMap((_, at) => {
      const [account, card, shared] = [found[at], found[ids.length + at], found[2 * ids.length + at]];
      // The index follows the table within seconds; who has hidden since then is not compared.
      return account?.status === 'active' && card && isShownTo(card, viewer)
        ? [{ card, contact: shared ? account : null }]
        : [];
    });
  }

  /** A registered candidate, and whether the recruiter works with them now; undefined for whom they may not see. */
  async function asSeenBy(
    viewer: { id: number; role: Role },
    candidateId: number,
  ): Promise<{ person: StoredAccount; isWorking: boolean } | undefined> {
    const wanted = [keys.account(candidateId), keys.hiddenFrom(candidateId), keys.sharedJobs(candidateId, viewer.id)];
    const found = await table.batchGet<StoredAccount & StoredHiding & SharedJobs>(wanted, { consistent: true });
    const [person, list, shared] = found;
    if (person?.role !== 'candidate' || person.status !== 'active') return undefined;
    if (await isHidden(viewer, candidateId, { list, hasMet: shared !== undefined })) return undefined;
    const jobIds = [...(shared?.jobIds ?? [])];
    const isWorking = shared !== undefined && (await worksWith(table, { recruiterId: viewer.id, candidateId, jobIds }));
    return { person, isWorking };
  }

  return { named, asSeenBy };
}
export type RegisteredStore = ReturnType<typeof registeredStore>;
