import { listedIn, attributesOf } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import type { CandidateDocument } from './candidate-document.ts';
import { searchLogWrite } from './search-log.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * What the search document of a candidate says now: the card of a list of candidates, and what an index is built from
 * when there is no snapshot.
 */
export interface CandidateCard extends CandidateDocument {
  part: 'card';
  id: number;
  /** The version of the record when it was written. */
  version: number;
}

/**
 * The writes that make a candidate's new document searchable, for the transaction that makes `version` of the record.
 * `written` is the time of writing.
 */
export function searchableCandidateWrites(
  id: number,
  { version, document, written }: { version: number; document: CandidateDocument; written: number },
): Write[] {
  const card: CandidateCard = { part: 'card', id, version, ...document };
  return [
    searchLogWrite('candidate', written, { id, version, document }),
    { put: { ...keys.candidateCard(id), ...listedIn(keys.searchableCandidates, sortable(id)), ...card } },
  ];
}

/** The write that remembers a card as saved searches have judged it. */
export function judgedCardWrite({ part, ...card }: CandidateCard): SingleWrite {
  // One that was read from the list of candidates is not a second one in it.
  const unlisted = Object.fromEntries(attributesOf(keys.searchableCandidates).map((name) => [name, undefined]));
  return { put: { ...card, part, ...unlisted, ...keys.judgedCandidate(card.id) } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  judgedCandidate: {
    holds: 'what saved searches have seen of a candidate last',
    own: (userId) => keys.judgedCandidate(userId),
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  candidateCard: {
    holds: 'what recruiters find a candidate by: name, title, place, skills, pay and terms',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  searchableCandidates: { leadsTo: 'candidateCard' },
} satisfies PersonalData;
