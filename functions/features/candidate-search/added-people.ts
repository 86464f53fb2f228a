import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { City } from '../../../shared/model/place.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { candidateDocument } from '../../records/candidate-document.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { ColumnarIndex } from '../../search/engine/engine.ts';
import { candidateKind } from '../../search/kinds/candidate.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { ShownCard } from './found-candidates.ts';

export type CityById = (id: number) => City | undefined;

/** The people whom one recruiter added, as a search finds and shows them. */
export interface AddedPeople {
  index: SearchIndex;
  /** Those of these ids, in their order. */
  cardsOf(ids: readonly number[]): ShownCard[];
}

/** Recruiters whose index stays in memory; ten thousand people of one take some 17 MB. */
const keptRecruiters = 4;

interface Kept {
  index: ColumnarIndex<CandidateCard>;
  /** Which version of each person is in the index. */
  versions: Map<number, number>;
  /** Counts what was put into the index and removed from it, because a person may come back at a version it had. */
  writes: number;
}

const emptyIndex = (): Kept => ({ index: new ColumnarIndex(candidateKind), versions: new Map(), writes: 0 });

/**
 * Indexes those whom a recruiter added, of nobody else, so that the same question finds the same kind of people and no
 * word or count of them reaches the index that everybody shares (PLUS-46). The index of who asked last is kept, and of
 * the people that a question reads only those are indexed again who changed since the one before.
 */
export function addedPeopleIn({ most = keptRecruiters } = {}) {
  const kept = new Map<number, Kept>();

  return (recruiterId: number, imports: readonly ImportedCandidate[], cityById: CityById): AddedPeople => {
    const before = kept.get(recruiterId) ?? emptyIndex();
    // What was replaced keeps its place in an index, which is therefore built again once most of it was.
    const now = before.writes > 2 * imports.length + 100 ? emptyIndex() : before;
    follow(now, imports, cityById);
    kept.delete(recruiterId);
    kept.set(recruiterId, now);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return {
      index: { search: (query) => Promise.resolve(now.index.search(query)) },
      cardsOf: (ids) => shownOf(ids, imports, cityById),
    };
  };
}

/** Puts into the index who is new or changed, and removes who is no longer among the recruiter's people. */
function follow(kept: Kept, imports: readonly ImportedCandidate[], cityById: CityById): void {
  const { index, versions } = kept;
  const there = new Set(imports.map(({ id }) => id));
  for (const id of versions.keys()) {
    if (there.has(id)) continue;
    index.remove({ id, version: (kept.writes += 1) }, 0);
    versions.delete(id);
  }
  for (const one of imports) {
    if (versions.get(one.id) === one.version) continue;
    index.upsert({ id: one.id, version: (kept.writes += 1) }, addedCard(one, cityById));
    versions.set(one.id, one.version);
  }
}

function shownOf(ids: readonly number[], imports: readonly ImportedCandidate[], cityById: CityById): ShownCard[] {
  const wanted = new Set(ids);
  const shown = new Map<number, ShownCard>();
  for (const one of imports)
    if (wanted.has(one.id))
      shown.set(one.id, {
        card: addedCard(one, cityById),
        avatar: one.avatar ?? null,
        isFavorite: false,
        isAdded: true,
        email: one.email,
      });
  return ids.flatMap((id) => shown.get(id) ?? []);
}

/** Somebody who was added as a search has them: what was entered, and what the recruiter says of them. */
function addedCard(one: ImportedCandidate, cityById: CityById): CandidateCard {
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
