import { describe, expect, it } from 'vitest';
import { guestStore } from '../../../../functions/features/guest/guest.store.ts';
import { listGuestJobsHandler, readGuestJobHandler } from '../../../../functions/features/guest/guest-job.handlers.ts';
import { jobQuery, placesQuery } from '../../../../functions/search/kinds/job-query.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { closeJobHandler, holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import type { SearchHit, SearchQuery, SearchResult } from '../../../../functions/search/engine/engine.ts';
import { type GuestJobFilter, guestJobFilter } from '../../../../shared/contract/guest.ts';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';

/** A search that finds what it is given and remembers what it was asked. */
function aSearch(found: SearchHit[]) {
  const asked: SearchQuery[] = [];
  const search = async (query: SearchQuery): Promise<SearchResult> => {
    asked.push(query);
    return {
      hits: found,
      total: found.length,
      page: 1,
      perPage: 50,
      facets: { travel: [{ value: 'true', count: 2 }] },
      matched: { words: [], phrases: [] },
    };
  };
  return { asked, search };
}

describe('What guests see', () => {
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));

  const read = (id: number) =>
    handled(readGuestJobHandler, { params: { id } }, { guestStore: guestStore(hiring.table), clock: hiring.clock });

  it('An open job is shown with its text; a held, closed or ended one is gone', async () => {
    const [open, held, closed, over] = [
      await hiring.aPostedJob(),
      await hiring.aPostedJob(),
      await hiring.aPostedJob(),
      await hiring.aPostedJob({ endAt: '2026-08-31T00:00:00.000Z' }),
    ];
    await handled(holdJobHandler, { params: { id: held.id }, actor: hiring.manager }, hiring);
    await handled(closeJobHandler, { params: { id: closed.id }, body: {}, actor: hiring.manager }, hiring);
    expect((await read(open.id)).result).toMatchObject({ id: open.id, description: 'Care for **critical** patients.' });
    expect(
      (await Promise.all([held.id, closed.id, over.id, 7].map((id) => refusalOf(read(id))))).map(({ kind }) => kind),
    ).toEqual(['gone', 'gone', 'gone', 'notFound']);
  });

  it('A page has its cards in the order of the hits and is read once while nothing changes (API-33, API-34)', async () => {
    const [first, second] = [await hiring.aPostedJob({ title: 'First' }), await hiring.aPostedJob({ title: 'Second' })];
    const { asked, search } = aSearch([
      { id: second.id, version: 1, km: 3 },
      // Of a job whose manager said something about its skills, which no card shows.
      { id: first.id, version: 1 + 2 ** -20 },
    ]);
    const needs = {
      guestStore: guestStore(hiring.table),
      jobSearch: { search },
      cityById: hiring.cityById,
      clock: hiring.clock,
    };
    const list = () => handled(listGuestJobsHandler, { query: { page: 1, perPage: 50, facets: true } }, needs);
    local.calls.length = 0;
    const { result } = await list();
    await list();
    expect(local.calls.map(({ action }) => action)).toEqual(['dynamodb:BatchGetItem']);
    expect(result.data.map(({ title, distance }) => [title, distance])).toEqual([
      ['Second', 3],
      ['First', null],
    ]);
    expect(result.meta).toEqual({
      total: 2,
      page: 1,
      perPage: 50,
      currentCampaign: null,
      facets: { travel: { true: 2 } },
    });
    expect(asked[0]?.where).toMatchObject({ endsAt: { from: Date.parse(hiring.clock.now()) } });
  });

  it('A page is read again when the index knows a newer version', async () => {
    const job = await hiring.aPostedJob({ title: 'Before' });
    const hits = [{ id: job.id, version: 1 }];
    const needs = {
      guestStore: guestStore(hiring.table),
      jobSearch: aSearch(hits),
      cityById: hiring.cityById,
      clock: hiring.clock,
    };
    const titles = async () =>
      (await resultOf(listGuestJobsHandler, { query: { page: 1, perPage: 50 } }, needs)).data.map(({ title }) => title);
    expect(await titles()).toEqual(['Before']);
    await handled(
      changeJobHandler,
      { params: { id: job.id }, body: { title: 'After', description: 'After.' }, actor: hiring.manager },
      hiring,
    );
    hits[0]!.version = 2;
    expect(await titles()).toEqual(['After']);
  });

  it.each([
    [{}, { by: 'createdAt', direction: undefined }],
    [{ order: 'asc' }, { by: 'createdAt', direction: 'asc' }],
    [{ order: 'desc' }, { by: 'createdAt', direction: 'desc' }],
    [{ search: 'nurse' }, { by: 'relevance', direction: undefined }],
    [
      { search: 'nurse', order: 'asc' },
      { by: 'createdAt', direction: 'asc' },
    ],
    [
      { order_by: 'rate', order: 'asc' },
      { by: 'rate', direction: 'asc' },
    ],
    [{ order_by: 'relevance' }, { by: 'createdAt', direction: undefined }],
    [
      { order_by: 'relevance', search: 'nurse' },
      { by: 'relevance', direction: undefined },
    ],
    [
      { order_by: 'distance', search: 'nurse' },
      { by: 'createdAt', direction: undefined },
    ],
    [
      { order_by: 'distance', order: 'desc' },
      { by: 'createdAt', direction: 'desc' },
    ],
  ] as const)(
    '%o is sorted by %o: by relevance for a text, else by the day of posting, which an order alone reverses (GUEST-15)',
    (wish, sort) => {
      expect(
        jobQuery({ page: 1, perPage: 50, ...wish }, { campaign: undefined, city: undefined, now: 0 }).sort,
      ).toEqual(sort);
    },
  );

  it('The response says which of the words found appear in the cards', async () => {
    const job = await hiring.aPostedJob({ title: 'Night nurse' });
    const { search } = aSearch([{ id: job.id, version: 1 }]);
    const matched = { words: ['nurse', 'nurses', 'rn'], phrases: [] };
    const needs = {
      guestStore: guestStore(hiring.table),
      jobSearch: { search: async (query: SearchQuery) => ({ ...(await search(query)), matched }) },
      cityById: hiring.cityById,
      clock: hiring.clock,
    };
    const { result } = await handled(
      listGuestJobsHandler,
      { query: { page: 1, perPage: 50, search: 'nurses' } },
      needs,
    );
    expect(result.meta.matched).toEqual({ words: ['nurse'], phrases: [] });
  });

  it('A category that does not exist is refused', async () => {
    const needs = {
      guestStore: guestStore(hiring.table),
      jobSearch: aSearch([]),
      cityById: hiring.cityById,
      clock: hiring.clock,
    };
    expect(
      await refusalOf(handled(listGuestJobsHandler, { query: { page: 1, perPage: 50, campaign: 'nothing' } }, needs)),
    ).toMatchObject({ kind: 'notFound' });
  });
});

describe('A visitor’s query', () => {
  const [austin, boston] = [cityById(4_671_654)!, cityById(4_930_956)!];
  const campaign = { skills: [{ id: 7, name: 'Nursing' }], city: boston, proximity: 30 } as unknown as Campaign;
  const asked = (filter: object, over: object = {}, city: typeof austin | undefined = undefined) =>
    jobQuery(
      { page: 2, perPage: 9, filter: filter as GuestJobFilter, ...over },
      { campaign: undefined, city, now: 5, ...over },
    );
  const near = { lat: 30, lng: -97 };

  it('is limited to the campaign’s skills and place, which a chosen city replaces', () => {
    const campaignSkillIds = { anyOf: [7] };
    expect(asked({}, { campaign }).where).toEqual({
      campaignSkillIds,
      place: { lat: boston.lat, lng: boston.lng, km: 30 },
      endsAt: { from: 5 },
    });
    const { where } = asked({ cityId: austin.id }, { campaign }, austin);
    expect(where).toMatchObject({ campaignSkillIds });
    expect(JSON.stringify(where)).not.toContain(String(boston.lat));
  });

  it('reaches fifty kilometres around a chosen city, unless it names how far or where the visitor is (DEC-45)', () => {
    const reach = (filter: object) => JSON.stringify(asked({ cityId: austin.id, ...filter }, {}, austin).where);
    expect(reach({})).toContain('"km":50');
    expect(reach({ proximity: 10 })).toContain('"km":10');
    expect(reach({ near })).not.toContain('"km":50');
  });

  it('is sorted by distance from a chosen city or from where the visitor is', () => {
    const by = { order_by: 'distance' };
    expect(asked({ cityId: austin.id }, by, austin).sort).toEqual({ by: 'distance', direction: undefined });
    expect(asked({ near }, by)).toMatchObject({ sort: { by: 'distance' }, from: near });
  });

  it('finds jobs posted within the days, of a workplace, with pay stated', () => {
    const where = asked({ postedWithin: 7, workplace: ['hybrid', 'remote'], hasPay: true }).where!;
    expect(where.createdAt).toEqual({ from: (where.endsAt as { from: number }).from - 7 * 86_400_000 });
    expect(where.workplace).toEqual({ anyOf: ['hybrid', 'remote'] });
    expect(where.hasPay).toEqual({ anyOf: [true] });
  });

  it('finds jobs of a shift that ask for at most some years of experience, as filter or question names them', () => {
    expect(asked({ shifts: ['night'], experienceTo: 2 }).where).toMatchObject({
      shifts: { anyOf: ['night'] },
      experienceYears: { to: 2 },
    });
    const question = { search: '5+ years java' };
    expect(asked({}, question)).toMatchObject({ text: 'java', where: { experienceYears: { from: 5 } } });
    expect(asked({ experienceTo: 8 }, question).where!.experienceYears).toEqual({ from: 5, to: 8 });
    expect(asked({}, { search: 'java' }).where).not.toHaveProperty('experienceYears');
  });

  it.each([
    [{ hoursFrom: 35 }, { from: 35 }],
    [{ hoursTo: 20 }, { to: 20 }],
    [
      { hoursFrom: 20, hoursTo: 30 },
      { from: 20, to: 30 },
    ],
  ])('finds jobs of so many hours a week: %j (PLUS-55)', (filter, hours) => {
    expect(asked(filter).where!.hoursPerWeek).toEqual(hours);
  });

  it('refuses hours a week that no job can have, and most below least (PLUS-55)', () => {
    const refusedFields = (filter: object) =>
      guestJobFilter.safeParse(filter).error?.issues.map(({ path }) => path.join('.'));
    expect([{ hoursFrom: 0 }, { hoursTo: 81 }, { hoursTo: '7.5' }, { hoursTo: 'many' }].map(refusedFields)).toEqual([
      ['hoursFrom'],
      ['hoursTo'],
      ['hoursTo'],
      ['hoursTo'],
    ]);
    expect(refusedFields({ hoursFrom: 30, hoursTo: 20 })).toEqual(['hoursTo']);
    expect(refusedFields({ hoursFrom: '20', hoursTo: '20' })).toBeUndefined();
  });

  it('finds the jobs of a company, however its name is written', () => {
    expect(asked({ company: 'The ACMÉ Corp.' }).where!.company).toEqual({ anyOf: ['acme'] });
    expect(asked({}).where).not.toHaveProperty('company');
  });

  it('leaves out companies and words of titles, however they are written (PLUS-56)', () => {
    expect(asked({ without: ['ACMÉ Corp.', 'Senior'] }).where!.leftOutBy).toEqual({
      noneOf: ['acme corp', 'company:acme', 'senior', 'company:senior'],
    });
    expect(asked({ without: [] }).where).not.toHaveProperty('leftOutBy');
  });

  it('has the page that was asked for, and counts only on request', () => {
    expect(asked({}, { search: '' })).toMatchObject({ text: undefined, asYouType: true, page: 2, perPage: 9 });
    expect(asked({}).facets).toBeUndefined();
    expect(asked({}, { facets: true }).facets).toEqual([
      'employmentType',
      'clearanceType',
      'citizenship',
      'travel',
      'relocation',
      'tagIds',
      'workplace',
      'shifts',
    ]);
  });

  it('for the map counts by city, and keeps a chosen city beside that', () => {
    const counted = { text: 'nurse', asYouType: true, perPage: 1, facets: ['cityId'], facetLimit: 100_000 };
    expect(placesQuery({ text: 'nurse', where: { travel: { anyOf: [true] } } })).toEqual({
      ...counted,
      where: { travel: { anyOf: [true] } },
    });
    expect(placesQuery({ text: 'nurse', where: { cityId: { anyOf: [1] } } })).toEqual({
      ...counted,
      where: { chosenCityId: { anyOf: [1] } },
    });
    expect(placesQuery({ text: 'nurse' })).toEqual({ ...counted, where: {} });
  });
});
