import { describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import { visibilityConditions } from '../../../functions/search/kinds/candidate-filter.ts';
import { candidateKind } from '../../../functions/search/kinds/candidate.ts';
import {
  hidesAtAll,
  type Hiding,
  hidingMarks,
  isHiddenFrom,
  type Onlooker,
} from '../../../shared/rules/hidden-from.ts';
import { aCandidate } from '../../functions/search/generate.ts';
import { random } from '../../functions/search/random.ts';

const candidateId = 7;
const acme: Hiding = { companies: ['Acme, Inc.'], onlyConfirmed: false, confirmed: [] };
const closed: Hiding = { companies: [], onlyConfirmed: true, confirmed: [21] };
const recruiter = (id: number, ...companies: string[]): Onlooker => ({ id, role: 'recruiter', companies });

describe('A candidate who hides', () => {
  it.each<[string, Hiding | undefined, Onlooker, boolean]>([
    ['from nobody is seen', undefined, recruiter(20, 'ACME'), false],
    ['from a company is hidden from its people', acme, recruiter(20, 'Other', 'ACME'), true],
    ['from a company is seen by others', acme, recruiter(20, 'Other'), false],
    ['from everybody is seen by a recruiter they confirmed', closed, recruiter(21), false],
    ['from everybody is hidden from any other recruiter', closed, recruiter(20), true],
    [
      'from everybody is hidden from a manager with a recruiter’s id',
      closed,
      { ...recruiter(21), role: 'manager' },
      true,
    ],
    ['sees themselves', acme, { id: candidateId, role: 'candidate', companies: ['Acme'] }, false],
  ])('%s (PLUS-21)', (_, hiding, viewer, hidden) => {
    expect(isHiddenFrom(candidateId, hiding, viewer)).toBe(hidden);
  });

  it.each<[Hiding | undefined, boolean]>([
    [undefined, false],
    [{ ...acme, companies: [] }, false],
    [acme, true],
    [closed, true],
    [{ ...acme, onlyConfirmed: true }, true],
  ])('is one with %o: %s', (hiding, hides) => expect(hidesAtAll(hiding)).toBe(hides));

  it('is in no list, count or facet of the people they hide from, exactly as the rule says (PLUS-21)', () => {
    const index = new ColumnarIndex(candidateKind);
    const hidings = [undefined, acme, closed, { ...acme, onlyConfirmed: true, confirmed: [20] }];
    for (const [at, hiding] of hidings.entries())
      index.upsert(
        { id: at + 1, version: 1 },
        { ...aCandidate(random(at), at), current: 'available', ...hidingMarks(hiding) },
      );
    for (const viewer of [recruiter(20), recruiter(20, 'acme'), recruiter(21, 'acme inc'), recruiter(21, 'Other')]) {
      const seen = hidings.flatMap((hiding, at) => (isHiddenFrom(at + 1, hiding, viewer) ? [] : [at + 1]));
      const found = index.search({
        where: visibilityConditions(viewer),
        sort: { by: 'createdAt', direction: 'asc' },
        facets: ['current'],
      });
      expect(found.hits.map(({ id }) => id)).toEqual(seen);
      expect(found.total).toBe(seen.length);
      expect(found.facets['current']).toEqual([{ value: 'available', count: seen.length }]);
    }
  });
});
