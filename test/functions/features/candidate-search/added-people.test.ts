import { beforeAll, describe, expect, it } from 'vitest';
import { judgeCandidate } from '../../../../functions/features/candidate-search/announce-finds.steps.ts';
import { addedPeopleIn } from '../../../../functions/features/candidate-search/added-people.ts';
import {
  candidateSearchStore,
  type CandidateSearchStore,
} from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import { listCandidatesHandler } from '../../../../functions/features/candidate-search/candidate.handlers.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { cityMeant } from '../../../../functions/features/lookups/cities.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import {
  absorbedImportWrite,
  importedCandidateWrite,
  type ImportedCandidate,
  removedImportWrites,
  restoredImportWrite,
} from '../../../../functions/records/imported-candidate.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../../functions/search/search-log.store.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { anImport } from '../../../support/a-resume.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const austin = 4_671_654;
const work = (title: string, company = 'Lakeside') => ({
  id: 1,
  version: 1,
  title,
  company,
  location: '',
  isWorking: true,
  fromYear: 2019,
  fromMonth: null,
  toYear: null,
  toMonth: null,
});
const skilled = (name: string, over: object = {}) => ({ ...noEmployeeInfo, spheres: [skillNamed(name)], ...over });

describe('People whom a recruiter added, in the search for candidates', () => {
  let hiring: Hiring;
  let candidateSearch: CandidateSearchStore;
  // One for all questions, as in a process that stays.
  const addedPeople = addedPeopleIn();
  // Not verified, so that of others they see what those can do and not who they are.
  const [rosa, carl] = [anActor('recruiter', { id: 2801 }), anActor('recruiter', { id: 2802 })];
  let ids = 8400;

  async function added(by: Actor, firstName: string, over: Partial<ImportedCandidate> = {}) {
    const id = ++ids;
    const one = anImport({ id, recruiterId: by.id, firstName, email: `${firstName}@example.com`, ...over });
    await hiring.table.writeOne(importedCandidateWrite(one));
    return one;
  }

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    candidateSearch = candidateSearchStore(hiring.table);
  });

  beforeAll(async () => {
    await openCandidates(hiring).aCandidate('Ann', { title: 'ICU nurse', tagIds: [skillNamed('React').id] });
    await added(rosa, 'Nora', {
      cityId: austin,
      employeeInfo: skilled('React', { clearanceType: ['secret'], rateFrom: 60, rateTo: 70, rateCurrency: 'USD' }),
      workExperiences: [work('ICU nurse')],
      avatar: 'data:image/jpeg;base64,AA',
    });
    await added(rosa, 'Omar', { employeeInfo: skilled('Java'), tags: ['spring pool'], note: 'Met at the fair' });
    await added(carl, 'Zoe', { workExperiences: [work('ICU nurse')], tags: ['spring pool'] });
  });

  async function listed(query: object, actor: Actor = rosa) {
    const store = { ...candidateLogStore(hiring.table), readSnapshot: async () => undefined };
    const needs = {
      candidateSearchStore: candidateSearch,
      addedPeople,
      candidateIndex: replica({ kind: candidateKind, store, now: () => Date.parse(hiring.clock.now()) }),
      reference: { cityById: hiring.cityById, cityMeant, skillPairs: associatedSkills },
      tagsOf: hiring.reference.tagsOf,
      clock: hiring.clock,
    };
    const parsed = contract['candidate-search'].listCandidates.request.query.parse(query);
    return resultOf(listCandidatesHandler, { query: parsed, actor }, needs);
  }
  const namesOf = async (query: object, actor?: Actor) =>
    (await listed({ scope: 'added', ...query }, actor)).data.map(({ firstName }) => firstName);

  it.each([
    ['title', { search: 'icu nurse' }, ['Nora']],
    ['place and terms', { search: 'Austin secret clearance $65/h' }, ['Nora']],
    ['alternatives', { search: 'kubernetes OR java' }, ['Omar']],
    ['exclusions', { search: '-java' }, ['Nora']],
    ['skill in the filter', { filter: { tagIds: [skillNamed('React').id] } }, ['Nora']],
    ['tag that the recruiter gave', { search: '"spring pool"' }, ['Omar']],
    ['word of the recruiter’s note', { search: 'fair' }, ['Omar']],
    ['address', { search: 'omar@example.com' }, ['Omar']],
    ['job that they are on, which they never are', { filter: { current: 'assigned' } }, []],
  ])('are found by the same question as others: %s', async (_what, query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
  });

  it('are marked as added, with name and picture also where their recruiter is not verified', async () => {
    const { data } = await listed({ scope: 'added', search: 'nurse' });
    const nora = { firstName: 'Nora', lastName: 'Byron', title: 'ICU nurse', isAdded: true, isAnonymous: false };
    expect(data).toMatchObject([{ ...nora, avatar: 'data:image/jpeg;base64,AA', city: { name: 'Austin' } }]);
  });

  it('are found by the recruiter who added them alone', async () => {
    expect(await namesOf({}, carl)).toEqual(['Zoe']);
    expect(await namesOf({}, hiring.recruiter)).toEqual([]);
  });

  it.each([['rosa'], ['carl']])('are in no row, total or facet of what is searched among others: %s', async (who) => {
    const { data, meta } = await listed({ search: 'nurse', facets: 'true' }, who === 'rosa' ? rosa : carl);
    expect([data.map(({ firstName }) => firstName), meta.total]).toEqual([['Ann'], 1]);
    expect(meta.facets?.['stateName']).toEqual({});
  });

  it('come in pages, with totals and facets of their own', async () => {
    const busy = anActor('recruiter', { id: 2803 });
    for (let at = 0; at < 12; at += 1)
      await added(busy, `P${at}`, { employeeInfo: skilled('Java'), workExperiences: [work('Welder')] });
    const [first, second] = [
      await listed({ scope: 'added', search: 'welder', facets: 'true' }, busy),
      await listed({ scope: 'added', search: 'welder', page: 2 }, busy),
    ];
    expect([first.data.length, second.data.length, second.meta.total]).toEqual([10, 2, 12]);
    expect(first.meta.facets).toMatchObject({ tagIds: { [skillNamed('Java').id]: 12 }, current: { available: 12 } });
  });

  it('are found by the next question as they were added, changed, tagged, merged, taken apart and removed', async () => {
    const by = anActor('recruiter', { id: 2804 });
    const asked = (search: string) => namesOf({ search }, by);
    const { table } = hiring;
    const una = await added(by, 'Una', { workExperiences: [work('Welder')] });
    expect(await asked('welder')).toEqual(['Una']);

    const vera = await added(by, 'Vera', { workExperiences: [work('Welder')] });
    expect((await asked('welder')).toSorted()).toEqual(['Una', 'Vera']);

    const tagged = { ...una, workExperiences: [work('Plumber')], tags: ['autumn'], version: 2 };
    await table.writeOne(importedCandidateWrite(tagged));
    expect([await asked('welder'), await asked('plumber'), await asked('autumn')]).toEqual([
      ['Vera'],
      ['Una'],
      ['Una'],
    ]);

    await table.write([
      absorbedImportWrite(vera),
      importedCandidateWrite({ ...tagged, workExperiences: vera.workExperiences, version: 3 }),
    ]);
    expect([await asked('welder'), await asked('vera')]).toEqual([['Una'], []]);

    await table.write([restoredImportWrite(vera), importedCandidateWrite({ ...tagged, version: 4 })]);
    expect([await asked('welder'), await asked('plumber')]).toEqual([['Vera'], ['Una']]);

    await table.write(removedImportWrites(vera, [vera.email]));
    expect([await asked('welder'), await namesOf({}, by)]).toEqual([[], ['Una']]);
  });

  it('are indexed again only where they changed, and of the recruiters who asked last', () => {
    const readPlaces: number[] = [];
    const cityById = (id: number) => {
      readPlaces.push(id);
      return hiring.cityById(id);
    };
    const ask = addedPeopleIn({ most: 2 });
    const indexed = (recruiterId: number, ...imports: ImportedCandidate[]) => {
      readPlaces.length = 0;
      ask(recruiterId, imports, cityById);
      return readPlaces.length;
    };
    const [one, other] = [anImport({ id: 1, cityId: austin }), anImport({ id: 2, cityId: austin })];
    expect([indexed(1, one, other), indexed(1, one, other)]).toEqual([2, 0]);
    expect([indexed(1, one, { ...other, version: 2 }), indexed(1, one)]).toEqual([1, 0]);
    expect([indexed(2, one), indexed(1, one), indexed(3, one)]).toEqual([1, 0, 1]);
    expect([indexed(1, one), indexed(2, one)]).toEqual([0, 1]);
  });

  it('are indexed again once what was replaced takes more room than they do', async () => {
    const ask = addedPeopleIn();
    const found = [];
    for (let version = 1; version <= 300; version += 1) {
      const one = anImport({ version, tags: [`tag${version}`] });
      const { index } = ask(1, [one], hiring.cityById);
      found.push((await index.search({ text: `tag${version}` })).total, (await index.search({})).total);
    }
    expect(new Set(found)).toEqual(new Set([1]));
  });

  it.each([
    ['added', 0],
    ['all', 1],
  ])('are not mixed with those whom a saved search announces: of scope %s', async (scope, count) => {
    const [ann] = (await listed({ search: 'nurse' })).data;
    const wish = contract['candidate-search'].saveSearch.request.body.shape.wish.parse({ scope });
    const finds: unknown[] = [];
    const findsStore = {
      cardsOf: async (id: number) => ({ before: undefined, now: await hiring.table.get(keys.candidateCard(id)) }),
      announced: async function* () {
        yield { id: 1, name: 'Nurses', ownerId: rosa.id, wish, alert: 'immediately' };
      },
      saveFind: async (...found: unknown[]) => finds.push(found),
      saveJudged: async () => {},
    } as never;
    const reference = { cityById: hiring.cityById, cityMeant, skillPairs: associatedSkills };
    const needs = { candidateSearchStore: candidateSearchStore(hiring.table), reference, clock: hiring.clock };
    await judgeCandidate(ann!.id, { findsStore, ...needs });
    expect(finds).toHaveLength(count);
  });
});
