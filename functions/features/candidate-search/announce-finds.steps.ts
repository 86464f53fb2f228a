import type { EventOf } from '../../../events/catalogue.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import { allShards, shardOf } from '../../platform/table/shards.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { StoredFind, StoredSavedSearch } from '../../records/saved-search.ts';
import type { CandidateSearchStore } from './candidate-search.store.ts';
import { fitsWish } from './fits-wish.ts';
import type { FindsStore } from './finds.store.ts';
import type { SearchReference } from './wish-query.ts';

/** Candidates named in one announcement; the others are counted. */
const mostNamed = 5;
/** Finds announced together; a transaction has room for their marks and traces. */
const mostTogether = 40;

export interface AnnounceNeeds {
  findsStore: Pick<FindsStore, 'announced' | 'cardsOf' | 'saveJudged' | 'saveFind' | 'waitingFinds' | 'saveAnnounced'>;
  candidateSearchStore: Pick<CandidateSearchStore, 'onlooker' | 'among' | 'recruitsOn' | 'cardsOf'>;
  reference: SearchReference;
  clock: Pick<Clock, 'now' | 'newId'>;
}

/**
 * Judges a changed candidate by every saved search and announces, or keeps for the daily announcement, where they fit
 * now and did not before (PLUS-19). Safe to repeat: a find is made once.
 */
export async function judgeCandidate(candidateId: number, needs: AnnounceNeeds): Promise<void> {
  const { findsStore, candidateSearchStore, reference, clock } = needs;
  const { before, now } = await findsStore.cardsOf(candidateId);
  if (!now || before?.version === now.version) return;
  const at = clock.now();
  const fits = fitsWish(now, reference, at);
  const fitted = before && fitsWish(before, reference, at);
  for await (const search of findsStore.announced()) {
    const nobody = { id: search.ownerId, role: 'recruiter', companies: [], isVerified: true } as const;
    // Most searches do not fit, so whose people the owner works for is read only for those that might.
    if (!fits(search.wish, nobody)) continue;
    const [viewer, mine, mayAsk] = await Promise.all([
      candidateSearchStore.onlooker(search.ownerId),
      candidateSearchStore.among(search.ownerId, search.wish.scope),
      search.wish.filter.job === undefined || candidateSearchStore.recruitsOn(search.ownerId, search.wish.filter.job),
    ]);
    if (!mayAsk || !fits(search.wish, viewer, mine) || fitted?.(search.wish, viewer, mine)) continue;
    const isNow = search.alert === 'immediately';
    const find: StoredFind = { searchId: search.id, candidateId, at, isWaiting: !isNow };
    await findsStore.saveFind(search.ownerId, find, isNow ? foundEvent(search, [now], 1, clock) : undefined);
  }
  await findsStore.saveJudged(now);
}

/** Announces what the daily searches of recruiters of these shards have found since yesterday, one event a search. */
export async function announceDaily(
  needs: AnnounceNeeds,
  shards = allShards,
): Promise<{ searches: number; candidates: number }> {
  const { findsStore } = needs;
  const daily: StoredSavedSearch[] = [];
  for await (const search of findsStore.announced())
    if (search.alert === 'daily' && shards.includes(shardOf(search.ownerId))) daily.push(search);
  const searches = eachAlone('announcing finds');
  const counts = await searches.each(
    daily,
    ({ id }) => ({ searchId: id }),
    (search) => announceSearch(search, needs),
  );
  searches.end();
  return { searches: counts.filter(Boolean).length, candidates: counts.reduce((sum, count) => sum + count, 0) };
}

/** Announces whom a search found and who can still be shown; returns how many. */
async function announceSearch(search: StoredSavedSearch, needs: AnnounceNeeds): Promise<number> {
  const { findsStore, candidateSearchStore, clock } = needs;
  const waiting = await findsStore.waitingFinds(search.ownerId, search.id);
  if (waiting.length === 0) return 0;
  const viewer = await candidateSearchStore.onlooker(search.ownerId);
  for (let from = 0; from < waiting.length; from += mostTogether) {
    const finds = waiting.slice(from, from + mostTogether);
    const shown = await candidateSearchStore.cardsOf(
      finds.map(({ candidateId }) => candidateId),
      search.ownerId,
    );
    // Somebody who has closed their account meanwhile, or hides now, is not announced, and holds up nobody else.
    const cards = shown
      .map(({ card }) => card)
      .filter((card) => fitsWish(card, needs.reference, clock.now())(search.wish, viewer));
    if (cards.length === 0) continue;
    const event = foundEvent(search, cards, cards.length, clock);
    return (await findsStore.saveAnnounced(search.ownerId, finds, event)) ? cards.length : 0;
  }
  return 0;
}

function foundEvent(
  { id, name, ownerId }: StoredSavedSearch,
  cards: readonly CandidateCard[],
  count: number,
  clock: Pick<Clock, 'now' | 'newId'>,
): EventOf<'saved-search-found'> {
  return eventOf('saved-search-found', {
    id: clock.newId(),
    at: clock.now(),
    actor: { kind: 'system' },
    subject: keys.notificationSubject(ownerId),
    data: {
      search: { id, name },
      ownerId,
      count,
      candidates: cards
        .slice(0, mostNamed)
        .map((card) => ({ id: card.id, firstName: card.firstName, lastName: card.lastName })),
    },
  });
}
