import { isAnonymousTo, isFoundBy } from '../../../shared/rules/hidden-from.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { StoredAccount } from '../../records/account.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { seesField } from '../../domain/people/sight.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { SearchIndex } from '../../search/port.ts';
import { visibilityConditions } from '../../search/kinds/candidate-filter.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { RegisteredCandidate } from './like-registered.ts';

/** How many candidates of one last name are compared, the best found first. */
const mostCompared = 30;

/** Finds registered candidates with whom somebody is compared before they are imported. */
export function registeredStore(table: Table, index: SearchIndex) {
  const { onlooker } = hidingIn(table);
  const { standingOf } = relationsIn(table);
  const { isVerifiedRecruiter } = verificationsIn(table);

  /**
   * The candidates of this last name whom the recruiter may see, with how to reach those they have met on a job. Who
   * hides from the recruiter is not among them, as in the search (PLUS-21).
   */
  async function named(lastName: string, recruiterId: number): Promise<RegisteredCandidate[]> {
    const [known, isVerified] = await Promise.all([
      onlooker({ id: recruiterId, role: 'recruiter' }),
      isVerifiedRecruiter(recruiterId),
    ]);
    const viewer = { ...known, isVerified };
    // A name may not find somebody whose name they may not see.
    const where = visibilityConditions(viewer, { onlyKnown: !isVerified });
    const query = { text: lastName, where, page: 1, perPage: mostCompared };
    const ids = (await index.search(query)).hits.map(({ id }) => id);
    const wanted = ids.map(
      (id) => [keys.account(id), keys.candidateCard(id), keys.sharedJobs(id, recruiterId)] as const,
    );
    return (await readLists(table, wanted)).flatMap(([account, card, shared]) => {
      // The index follows the table within seconds; who has hidden since then is not compared.
      return account?.status === 'active' && card && isFoundBy(card, viewer) && !isAnonymousTo(card, viewer)
        ? [{ card, contact: shared ? account : null }]
        : [];
    });
  }

  /** A registered candidate, and whether the recruiter works with them now; undefined for whom they may not see. */
  async function asSeenBy(
    viewer: { id: number; role: Role },
    candidateId: number,
  ): Promise<{ person: StoredAccount; isWorking: boolean } | undefined> {
    const [person, standing] = await Promise.all([
      table.get(keys.account(candidateId), { consistent: true }),
      standingOf(viewer, candidateId),
    ]);
    if (person?.role !== 'candidate' || person.status !== 'active') return undefined;
    if (!seesField(standing, 'surname')) return undefined;
    return { person, isWorking: standing.relation === 'working' };
  }

  return { named, asSeenBy };
}
export type RegisteredStore = ReturnType<typeof registeredStore>;
