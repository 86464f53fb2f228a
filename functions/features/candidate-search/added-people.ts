import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { City } from '../../../shared/model/place.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { candidateDocument } from '../../records/candidate-document.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { ColumnarIndex } from '../../search/engine/engine.ts';
import { candidateKind } from '../../search/kinds/candidate.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { ShownCard } from './found-candidates.ts';

/** The people whom one recruiter added, as a search finds and shows them. */
export interface AddedPeople {
  index: SearchIndex;
  /** Those of these ids, in their order. */
  cardsOf(ids: readonly number[]): ShownCard[];
}

/**
 * An index of those whom a recruiter added, made for one search and of nobody else, so that the same question finds the
 * same kind of people and no word or count of them reaches the index that everybody shares (PLUS-46).
 */
export function addedPeople(
  imports: readonly ImportedCandidate[],
  cityById: (id: number) => City | undefined,
): AddedPeople {
  const index = new ColumnarIndex(candidateKind);
  const shown = new Map<number, ShownCard>();
  for (const one of imports) {
    const card = addedCard(one, cityById);
    index.upsert(card, card);
    shown.set(one.id, { card, avatar: one.avatar ?? null, isFavorite: false, isAdded: true });
  }
  return {
    index: { search: (query) => Promise.resolve(index.search(query)) },
    cardsOf: (ids) => ids.flatMap((id) => shown.get(id) ?? []),
  };
}

/** Somebody who was added as a search has them: what was entered, and what the recruiter says of them. */
function addedCard(one: ImportedCandidate, cityById: (id: number) => City | undefined): CandidateCard {
  const { id, version, recruiterId, email, note = '', tags = [], cameFrom = '', calls = [] } = one;
  const info = one.employeeInfo ?? noEmployeeInfo;
  const city = (one.cityId === null ? undefined : cityById(one.cityId)) ?? info.city;
  const document = candidateDocument(
    { ...one, head: undefined, employeeInfo: { ...info, city } },
    { person: one, createdAt: one.importedAt, jobIds: [], met: [] },
  );
  const said = [email, note, ...tags, cameFrom, ...calls.map(({ said }) => said)].filter(Boolean);
  const summary = [document.summary, ...said].filter(Boolean).join('\n');
  return { ...document, part: 'card', id, version, summary, visibleTo: [recruiterId], hiddenFrom: [] };
}
