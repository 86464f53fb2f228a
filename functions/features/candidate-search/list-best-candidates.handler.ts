import { contract } from '../../../shared/contract/contract.ts';
import { isAnonymousTo, isFoundBy, type Onlooker } from '../../../shared/rules/hidden-from.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StoredJob } from '../../records/job.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { addedPeopleIn } from './added-people.ts';
import type { BestCandidatesStore } from './best-candidates.store.ts';
import type { CandidateSearchStore } from './candidate-search.store.ts';
import { anonymous, foundCandidate, type ShownCard } from './found-candidates.ts';
import { bestOf, bestQueries } from './list-best-candidates.ts';
import type { SearchReference } from './wish-query.ts';

interface Needs {
  candidateSearchStore: Pick<CandidateSearchStore, 'onlooker' | 'among' | 'added'>;
  bestCandidatesStore: BestCandidatesStore;
  addedPeople: ReturnType<typeof addedPeopleIn>;
  candidateIndex: SearchIndex;
  reference: Pick<SearchReference, 'cityById' | 'skillPairs'>;
  clock: Pick<Clock, 'now'>;
}

export const listBestCandidatesHandler = handler(
  contract['candidate-search'].listBestCandidates,
  async ({ params, actor, refuse }, needs: Needs) => {
    const { candidateSearchStore, bestCandidatesStore, reference, clock } = needs;
    const [job, viewer] = await Promise.all([
      bestCandidatesStore.jobOf(actor.id, params.id),
      candidateSearchStore.onlooker(actor.id),
    ]);
    if (!job) throw refuse.noSuch('job');
    if (!isOpenJob(job, clock.now())) throw refuse.conflict('Candidates can only be put forward for an open job');
    const people = await peopleFor(job, viewer, needs);
    const compared = { skillPairs: reference.skillPairs(), now: clock.now() };
    const rows = people.map((shown) => {
      // What the recruiter may not know orders nobody either.
      const seen = isAnonymousTo(shown.card, viewer) ? anonymous(shown) : shown;
      return foundCandidate(seen, { match: jobMatch(job, seen.card, compared) }, reference.cityById);
    });
    const { id, title, spheres } = job;
    return { job: { id, title, spheres }, candidates: bestOf(rows) };
  },
);

/** Who may fit among everybody, the recruiter's favourites and whom they added, of those whom they may see and ask. */
async function peopleFor(
  job: StoredJob,
  viewer: Onlooker,
  { candidateSearchStore, bestCandidatesStore, addedPeople, candidateIndex, reference }: Needs,
): Promise<ShownCard[]> {
  const queries = bestQueries(job, viewer, reference.skillPairs());
  if (queries.length === 0) return [];
  const [favorites = [], imports] = await Promise.all([
    candidateSearchStore.among(viewer.id, 'favorite'),
    candidateSearchStore.added(viewer.id),
  ]);
  const own = addedPeople(viewer.id, imports, reference.cityById);
  const foundIn = async (index: Pick<SearchIndex, 'search'>, among: { among?: readonly number[] } = {}) => {
    const found = await Promise.all(queries.map((query) => index.search({ ...query, ...among })));
    return found.flatMap(({ hits }) => hits.map(({ id }) => id));
  };
  const [added, marked, everybody] = await Promise.all([
    foundIn(own.index),
    favorites.length > 0 ? foundIn(candidateIndex, { among: favorites }) : [],
    foundIn(candidateIndex),
  ]);
  const people = await bestCandidatesStore.unasked(
    { recruiterId: viewer.id, jobId: job.id },
    { ids: [...new Set([...marked, ...everybody])], favorites, added: own.cardsOf([...new Set(added)]) },
  );
  // The index follows the table within seconds; who has hidden since then is not shown.
  return people.filter(({ card }) => isFoundBy(card, viewer));
}
