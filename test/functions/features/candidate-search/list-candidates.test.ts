import { beforeEach, describe, expect, it } from 'vitest';
import { addedPeopleIn } from '../../../../functions/features/candidate-search/added-people.ts';
import { candidateSearchStore } from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import { listCandidatesHandler } from '../../../../functions/features/candidate-search/candidate.handlers.ts';
import { plainWish, wishQuery } from '../../../../functions/features/candidate-search/wish-query.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { cityMeant } from '../../../../functions/features/lookups/cities.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { searchableCandidateWrites } from '../../../../functions/records/candidate-card.ts';
import { favoriteCandidateWrite } from '../../../../functions/records/favorite-candidate.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../../functions/search/search-log.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { searchMarks } from '../../../../shared/rules/hidden-from.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const [react, redux, nursing] = ['React', 'Redux', 'Intensive care unit'].map((name) => skillNamed(name).id);
const sanMarcos = 4_726_491;

describe('A recruiter’s list of candidates', () => {
  let hiring: Hiring;
  let candidates: ReturnType<typeof openCandidates>;
  const people: Record<string, Actor> = {};
  let round = 0;

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    candidates = openCandidates(hiring);
    const { aCandidate } = candidates;
    people.ann = await aCandidate('Ann', {
      title: 'ICU nurse',
      tagIds: [nursing],
      cityId: sanMarcos,
      clearanceType: ['top_secret'],
      citizenship: ['usCitizen'],
      hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' },
    });
    people.bob = await aCandidate('Bob', { title: 'Frontend developer', tagIds: [redux] });
    people.cleo = await aCandidate('Cleo', {
      title: 'Frontend developer',
      tagIds: [react],
      clearanceType: ['public_trust'],
    });
  });

  beforeEach(() => {
    round += 1;
    hiring.clock.set(new Date(Date.parse('2026-09-01T10:00:00.000Z') + round * 60_000).toISOString());
  });

  async function listed(query: object = {}, actor: Actor = hiring.recruiter) {
    const now = () => Date.parse(hiring.clock.now());
    const store = { ...candidateLogStore(hiring.table), readSnapshot: async () => undefined };
    const needs = {
      candidateSearchStore: candidateSearchStore(hiring.table),
      addedPeople: addedPeopleIn(),
      candidateIndex: replica({ kind: candidateKind, store, now }),
      reference: { cityById: hiring.cityById, cityMeant, skillPairs: associatedSkills },
      tagsOf: hiring.reference.tagsOf,
      clock: hiring.clock,
    };
    const parsed = contract['candidate-search'].listCandidates.request.query.parse(query);
    return resultOf(listCandidatesHandler, { query: parsed, actor }, needs);
  }
  const names = async (query: object = {}) => (await listed(query)).data.map(({ firstName }) => firstName);
  const filtered = (filter: object) => names({ filter });

  it('has everybody who is available, newest first, ten at a time (CAND-03, CAND-43)', async () => {
    const { data, meta } = await listed();
    expect(data.map(({ firstName }) => firstName)).toEqual(['Ann', 'Bob', 'Cleo']);
    expect(meta).toMatchObject({ total: 3, page: 1, perPage: 10 });
    expect(data[0]).toMatchObject({ title: 'ICU nurse', hourly: { rateFrom: 60, rateTo: 75 }, match: null });
  });

  it('is narrowed by several filters together (CAND-24)', async () => {
    expect(await filtered({ tagIds: [{ id: nursing }], rateTo: 65 })).toEqual(['Ann']);
    expect(await filtered({ tagIds: [nursing], rateTo: 50 })).toEqual([]);
    expect(await filtered({ cityId: sanMarcos, citizenship: ['usCitizen'] })).toEqual(['Ann']);
    expect(await filtered({ cityId: sanMarcos, citizenship: ['h1b'] })).toEqual([]);
  });

  it('takes `all` as no wish in every choice (CAND-27)', async () => {
    const all = { relocation: 'all', clearanceType: 'all', citizenship: 'all', current: 'all' };
    expect(await filtered(all)).toHaveLength(3);
  });

  it('has who lists an associated skill, below the exact one and marked as such (SKILL-03)', async () => {
    const { data } = await listed({ filter: { tagIds: [react] } });
    expect(data.map(({ firstName }) => firstName)).toEqual(['Cleo', 'Bob']);
    expect(data.map(({ match }) => match?.percent)).toEqual([100, 50]);
    expect(data[1]?.match?.reasons[0]?.words).toBe('React is not listed; Redux is associated with React');
    expect(await filtered({ tagIds: [react, nursing], tagsMatch: 'all' })).toEqual([]);
    expect(await filtered({ tagIds: [react, redux], tagsMatch: 'all' })).toEqual(['Bob', 'Cleo']);
  });

  it('has who holds a higher clearance than the one asked for, and counts them there (PLUS-16)', async () => {
    expect(await filtered({ clearanceType: ['secret'] })).toEqual(['Ann']);
    const { meta, data } = await listed({ filter: { clearanceType: ['public_trust'] }, facets: true });
    expect(meta.total).toBe(2);
    expect(meta.facets?.clearanceType).toEqual({ top_secret: 1, secret: 1, public_trust: 2, none: 1 });
    expect(data[0]?.match?.reasons).toEqual([
      { about: 'clearance', fit: 'full', words: 'Top Secret satisfies Public Trust' },
    ]);
  });

  it('says in words why each fits what was asked for, and nothing else (PLUS-17)', async () => {
    const [ann] = (await listed({ filter: { cityId: sanMarcos, rateTo: 80, tagIds: [nursing] } })).data;
    expect(ann?.match).toMatchObject({ percent: 100 });
    expect(ann?.match?.reasons.map(({ words }) => words)).toEqual([
      '1 of 1 skill: Intensive care unit',
      'The rate is as expected',
      'within 1 mi',
    ]);
  });

  it('says that an asked authorisation is there, and nothing of it where none is asked for (PLUS-17)', async () => {
    const [ann] = (await listed({ filter: { citizenship: ['usCitizen'], tagIds: [nursing] } })).data;
    expect(ann?.match?.reasons.map(({ about }) => about)).toEqual(['skills', 'authorisation']);
    const [again] = (await listed({ filter: { tagIds: [nursing] } })).data;
    expect(again?.match?.reasons.map(({ about }) => about)).toEqual(['skills']);
  });

  it('comes in the wanted order and page, of the wanted words and scope (CAND-25)', async () => {
    const asked = { order: 'asc', order_by: 'name', search: 'frontend', scope: 'all', filter: { current: 'all' } };
    const firstOf = async (query: object) => (await listed({ ...asked, ...query, perPage: 1 })).data[0]?.firstName;
    expect([await firstOf({ page: 1 }), await firstOf({ page: 2 })]).toEqual(['Bob', 'Cleo']);
    expect([await firstOf({ order: 'desc' }), await firstOf({ order: 'desc', page: 2 })]).toEqual(['Cleo', 'Bob']);
    expect((await listed({ ...asked, perPage: 1 })).meta).toMatchObject({ total: 2, page: 1, perPage: 1 });
    await expect(listed({ orderBy: 'createdAt' })).rejects.toThrow(/orderBy/);
  });

  it('of a question has who fits its operators and words of fields, and says how each part was read (PLUS-45)', async () => {
    const asked = async (search: string) => {
      const { data, meta } = await listed({ search });
      return { found: data.map(({ firstName }) => firstName), read: meta.read?.map(({ words }) => words) };
    };
    expect(await asked('nurse OR developer us citizen')).toEqual({
      found: ['Ann'],
      read: ['nurse or developer', 'US citizen'],
    });
    expect((await asked('developer -react')).found).toEqual(['Bob']);
    expect((await asked('nurse within 30 miles of San Marcos, TX top secret $65/h')).found).toEqual(['Ann']);
    expect((await asked('nurse within 30 miles of Boston')).found).toEqual([]);
    expect((await asked('front end developer public trust')).found).toEqual(['Cleo']);
    expect((await asked('W2 only nurse')).found).toEqual(['Ann']);
    expect((await listed()).meta.read).toBeUndefined();
  });

  it('of a question says what fits the words of its fields, which replace the same filter', async () => {
    const { data } = await listed({ search: 'nurse $65/h', filter: { rateTo: 10 } });
    expect(data[0]?.match?.reasons.map(({ words }) => words)).toEqual(['The rate is as expected']);
  });

  it('refuses a question of 2,000 characters by the name of its field, and reads 200 brackets', async () => {
    await expect(listed({ search: 'nurse '.repeat(400) })).rejects.toThrow(
      /1000 chars max[^]*"search"|"search"[^]*1000 chars max/,
    );
    expect(await names({ search: `${'('.repeat(200)}icu nurse${')'.repeat(200)}` })).toEqual(['Ann']);
  });

  it('never has who closed the account after the index was written', async () => {
    const dora = await candidates.aCandidate('Dora', { title: 'Ward clerk' });
    expect(await names({ search: 'ward clerk' })).toEqual(['Dora']);
    await hiring.table.writeOne({ update: keys.account(dora.id), set: { status: 'disabled' } });
    expect(await names({ search: 'ward clerk' })).toEqual([]);
    await hiring.table.writeOne({ remove: keys.candidateCard(dora.id) });
  });

  it('marks the words that were found', async () => {
    const { data, meta } = await listed({ search: 'frontend' });
    expect(data).toHaveLength(2);
    expect(meta.matched?.words).toContain('frontend');
  });

  it('has who is available unless others are wanted, of one job only who is on it, and none of a manager the recruiter does not work for (CAND-26, CAND-27)', async () => {
    const { id: jobId } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(jobId, people.cleo));
    await candidates.saveInfo(people.cleo!, { tagIds: [react], clearanceType: ['public_trust'], version: 1 });
    expect(await filtered({ job: jobId, current: 'all' })).toEqual(['Cleo']);
    expect(await filtered({})).toEqual(['Ann', 'Bob']);
    expect(await filtered({ current: 'assigned' })).toEqual(['Cleo']);
    const { data } = await listed({ filter: { current: 'all' } });
    expect(data.map(({ firstName, current }) => [firstName, current]).toSorted()).toEqual([
      ['Ann', 'available'],
      ['Bob', 'available'],
      ['Cleo', 'assigned'],
    ]);
    expect(await names({ scope: 'mine', filter: { current: 'all' } })).toEqual(['Cleo']);
    const other = anActor('recruiter', { id: 2777 });
    expect(await refusalOf(listed({ filter: { job: jobId } }, other))).toMatchObject({ kind: 'notFound' });
  });

  it('says of each row whether the recruiter marked them, and has of the scope `favorite` only those (CAND-09, CAND-27)', async () => {
    const { recruiter, table } = hiring;
    const current = 'all';
    expect(await names({ scope: 'favorite', filter: { current } })).toEqual([]);
    await table.writeOne(favoriteCandidateWrite(recruiter.id, { candidateId: people.bob!.id, at: hiring.clock.now() }));
    const { data } = await listed({ filter: { current } });
    expect(data.map(({ firstName, isFavorite }) => [firstName, isFavorite]).toSorted()).toEqual([
      ['Ann', false],
      ['Bob', true],
      ['Cleo', false],
    ]);
    expect(await names({ scope: 'favorite', filter: { current } })).toEqual(['Bob']);
    expect(data.find(({ isFavorite }) => isFavorite)).toMatchObject({
      id: people.bob!.id,
      firstName: 'Bob',
      lastName: 'Iyer',
      avatar: null,
    });
    const other = anActor('recruiter', { id: 2778 });
    expect((await listed({ scope: 'favorite', filter: { current } }, other)).data).toEqual([]);
  });

  it('never has a candidate who hid after the index was written (PLUS-21)', async () => {
    const { id } = await candidates.aCandidate('Edna', { title: 'Late nurse' });
    const before = await listed({ search: 'late' });
    expect(before.data).toHaveLength(1);
    const marks = searchMarks({ companies: [], findableBy: 'confirmed', confirmed: [] }, []);
    await hiring.table.writeOne({ update: keys.candidateCard(id), set: { ...marks } });
    expect((await listed({ search: 'late' })).data).toEqual([]);
  });

  it('never has, counts or matches a candidate who hides from a client of the recruiter’s managers (PLUS-21)', async () => {
    const { aCandidate } = candidates;
    const { id } = await aCandidate('Dora', { title: 'Hidden nurse', tagIds: [nursing] });
    const card = await hiring.table.get(keys.candidateCard(id));
    const hide = { companies: ['Lakeside Hospital, Inc.'], findableBy: 'recruiters', confirmed: [] } as const;
    const document = { ...card!, ...searchMarks(hide, []) };
    const written = Date.parse(hiring.clock.now());
    await hiring.table.write(searchableCandidateWrites(id, { version: 9, document, written }));
    const wanted = { search: 'hidden', facets: true, filter: { tagIds: [nursing] } };
    expect((await listed(wanted)).meta.total).toBe(1);
    await hiring.aClient({ companyName: 'LAKESIDE HOSPITAL' });
    const { data, meta } = await listed(wanted);
    expect([data, meta.total, meta.facets?.current]).toEqual([[], 0, {}]);
  });
});

it('A search for who began to work until a day has those who began on that day, and nobody who began on the next', () => {
  const none = { cityById: () => undefined, cityMeant, skillPairs: () => [] };
  const query = { filter: { workStartedTo: '2016-05-03' } };
  const wish = plainWish(contract['candidate-search'].listCandidates.request.query.parse(query), none);
  const { where } = wishQuery(wish, {
    viewer: { id: 2001, role: 'recruiter', companies: [] },
    mine: undefined,
    now: '2026-09-01T10:00:00.000Z',
  });
  expect(where).toMatchObject({ workStartedAt: { to: Date.parse('2016-05-03T23:59:59.999Z') } });
});

it('The best match comes first where skills are asked for, the best words where only words are, and else the newest', () => {
  const none = { cityById: () => undefined, cityMeant, skillPairs: () => [] };
  const sortFor = (query: object) => {
    const asked = contract['candidate-search'].listCandidates.request.query.parse({ order_by: 'match', ...query });
    const viewer = { id: 2001, role: 'recruiter', companies: [] } as const;
    return wishQuery(plainWish(asked, none), { viewer, mine: undefined, now: '2026-09-01T10:00:00.000Z' }).sort?.by;
  };
  const filter = { tagIds: [nursing] };
  expect([{ filter, search: 'nurse' }, { search: 'nurse' }, {}].map(sortFor)).toEqual([
    'fit',
    'relevance',
    'createdAt',
  ]);
});
