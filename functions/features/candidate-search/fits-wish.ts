import type { Onlooker } from '../../../shared/rules/hidden-from.ts';
import type { SearchWish } from '../../../shared/validation/candidate-search.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { ColumnarIndex } from '../../search/engine/engine.ts';
import { candidateKind } from '../../search/kinds/candidate.ts';
import { plainWish, type SearchReference, wishQuery } from './wish-query.ts';

/**
 * Whether a candidate would be found by a search. The same engine decides, over an index of this one candidate, so that
 * an alert and the list never disagree.
 */
export function fitsWish(card: CandidateCard, reference: SearchReference, now: string) {
  const index = new ColumnarIndex(candidateKind);
  index.upsert(card, card);
  return (wish: SearchWish, viewer: Onlooker, mine?: readonly number[]): boolean => {
    const query = wishQuery(plainWish(wish, reference), { viewer, mine, now });
    return index.search({ ...query, sort: undefined, fit: undefined, perPage: 1 }).total === 1;
  };
}
