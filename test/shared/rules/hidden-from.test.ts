import { describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import { visibilityConditions } from '../../../functions/search/kinds/candidate-filter.ts';
import { candidateKind } from '../../../functions/search/kinds/candidate.ts';
import {
  hiddenCompanyOf,
  hidesAtAll,
  type Hiding,
  isFoundBy,
  type NamingJob,
  type Onlooker,
  searchMarks,
} from '../../../shared/rules/hidden-from.ts';
import { aCandidate } from '../../functions/search/generate.ts';
import { random } from '../../functions/search/random.ts';

const acme: Hiding = { companies: ['Acme, Inc.'], findableBy: 'recruiters', confirmed: [] };
const closed: Hiding = { companies: [], findableBy: 'confirmed', confirmed: [21] };
const recruiter = (id: number, ...companies: string[]): Onlooker => ({ id, role: 'recruiter', companies });

describe('A candidate who hides', () => {
  it.each<[string, Hiding | undefined, NamingJob, string | null]>([
    ['is told so by a job of its client, as the job writes it', acme, { client: { companyName: 'ACME' } }, 'ACME'],
    ['is told so by a job that names its manager’s company', acme, { client: null, managerCompany: 'Acme' }, 'Acme'],
    ['is told nothing by a job of others', acme, { client: { companyName: 'Other' } }, null],
    ['from nobody is told nothing', undefined, { client: { companyName: 'ACME' } }, null],
  ])('from a company %s', (_what, hiding, job, company) => {
    expect(hiddenCompanyOf(job, hiding)).toBe(company);
  });

  it.each<[string, Hiding | undefined, Onlooker, boolean]>([
    ['and has not chosen is found by nobody', undefined, recruiter(20, 'ACME'), false],
    ['from a company is not found by its people', acme, recruiter(20, 'Other', 'ACME'), false],
    ['from a company is found by others', acme, recruiter(20, 'Other'), true],
    ['from all but confirmed recruiters is found by one they confirmed', closed, recruiter(21), true],
    ['from all but confirmed recruiters is found by one they met', closed, recruiter(30), true],
    ['from all but confirmed recruiters is not found by any other', closed, recruiter(20), false],
    [
      'from all but confirmed recruiters is not found by a manager',
      closed,
      { ...recruiter(21), role: 'manager' },
      false,
    ],
    ['from everybody is not found by a recruiter they met', { ...closed, findableBy: 'nobody' }, recruiter(30), false],
  ])('%s (PLUS-21, PLUS-38)', (_, hiding, viewer, isFound) => {
    expect(isFoundBy(searchMarks(hiding, [30]), viewer)).toBe(isFound);
  });

  it.each<[Hiding | undefined, boolean]>([
    [undefined, false],
    [{ ...acme, companies: [] }, false],
    [acme, true],
    [closed, false],
  ])('from companies is one with %o: %s', (hiding, hides) => expect(hidesAtAll(hiding)).toBe(hides));

  it('is in no list, count or facet of whom they do not want to be found by, exactly as the rule says (PLUS-21, PLUS-38)', () => {
    const index = new ColumnarIndex(candidateKind);
    const open: Hiding = { ...acme, companies: [] };
    const hidings: (Hiding | undefined)[] = [
      undefined,
      open,
      acme,
      closed,
      { ...closed, companies: ['Acme'], confirmed: [20] },
      { ...closed, findableBy: 'nobody' },
    ];
    const marks = hidings.map((hiding) => searchMarks(hiding, [30]));
    for (const [at, marked] of marks.entries())
      index.upsert({ id: at + 1, version: 1 }, { ...aCandidate(random(at), at), current: 'available', ...marked });
    const viewers = [recruiter(20), recruiter(20, 'acme'), recruiter(21, 'acme inc'), recruiter(30, 'Other')];
    for (const viewer of viewers) {
      const seen = marks.flatMap((marked, at) => (isFoundBy(marked, viewer) ? [at + 1] : []));
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
