import { expect, it } from 'vitest';
import { inOrder, placeKey, type ReachedPlace } from '../../../../functions/features/personal-data/reach.ts';
import { itemsAt, reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { readerOf } from '../../../../functions/records/job-alert.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';

const id = 3001;
const email = 'ada@example.com';

/** A table that has these items, found by exactly these questions. */
function tableOf(answers: [question: object, items: object[]][]): Table {
  const found = new Map(answers.map(([question, items]) => [JSON.stringify(question), items]));
  return {
    query: async (question: object) => found.get(JSON.stringify(question)) ?? [],
    batchGet: async (wanted: object[]) => wanted.map((key) => found.get(JSON.stringify(key))?.[0]),
  } as unknown as Table;
}

const reachOf = async (answers: [object, object[]][]) => {
  const { places, ...rest } = await reachStore(tableOf(answers)).reachOf({ id, email } as never);
  return { ...rest, places: new Set(places.map((place) => JSON.stringify(place))) };
};
const placed = (...places: ReachedPlace[]) => new Set(inOrder(places).map((place) => JSON.stringify(place)));
const nobodys = { jobs: new Set<number>(), recruiters: [], invited: [] };

const stories = 'jobs-and-candidates';
const mention = ({ pk }: { pk: string }): ReachedPlace => ({ pk, manner: 'mention', file: stories });
const silent = (pk: string): ReachedPlace => ({ pk, manner: 'mention' });
const silentItem = (key: { pk: string; sk: string }): ReachedPlace => ({ ...key, manner: 'mention' });
const whole = (pk: string, file: string): ReachedPlace => ({ pk, manner: 'whole', file });
const wholeItem = (key: { pk: string; sk: string }): ReachedPlace => ({ ...key, manner: 'whole' });
const notified = (userId: number) => silent(keys.notificationsOf(userId).pk);

it('Nothing leads anywhere from a person who has done nothing', async () => {
  expect(await reachOf([])).toEqual({ ...nobodys, places: new Set() });
});

it('Searches of jobs that were saved without an account are reached by its address (PLUS-56)', async () => {
  const { places } = await reachOf([[readerOf(email), [{ ownerId: 9001 }]]]);
  expect(places).toEqual(placed(wholeItem(readerOf(email)), whole(keys.jobAlerts(9001).pk, 'saved-searches')));
});

it('Traces, invitations by address and what the person sent are reached, with those who were notified', async () => {
  const inviter = { pk: keys.recruiterInvitations(1001).pk, id: 6001 };
  const nobody = { pk: 'INVITATION-BY-NOBODY', id: 6002 };
  expect(
    await reachOf([
      [keys.tracesOf(id), [{ place: keys.candidateOnJob(5001, 9) }, { place: { pk: keys.storyOf(5002, 9).pk } }]],
      [keys.itemsNaming(email), [inviter, nobody]],
      [
        keys.recruiterInvitations(id),
        [
          { id: 6101, email: 'x@example.com', recruiterId: 2001 },
          { id: 6102, email: 'y@example.com' },
        ],
      ],
      [keys.candidateInvitations(id), [{ id: 6201 }]],
      [keys.recommendations(id), [{ id: 6301 }]],
    ]),
  ).toEqual({
    jobs: new Set([5001]),
    recruiters: [],
    invited: ['x@example.com', 'y@example.com'],
    places: placed(
      { ...keys.candidateOnJob(5001, 9), manner: 'mention', file: stories },
      mention(keys.storyOf(5002, 9)),
      { pk: inviter.pk, manner: 'address' },
      { pk: nobody.pk, manner: 'address' },
      { ...wholeItem(keys.importedCandidate(1001, 6001)), file: 'imported' },
      ...[6001, 6002].flatMap((one) =>
        [keys.invitationSubject, keys.recommendationSubject, keys.askedAddressSubject].map((of) => silent(of(one))),
      ),
      notified(1001),
      ...[6101, 6102, 6201].map((one) => whole(keys.invitationSubject(one), 'invitations')),
      whole(keys.recommendationSubject(6301), 'invitations'),
      wholeItem(keys.joinInvitation(2001, 6101)),
      notified(2001),
    ),
  });
});

it('What a recruiter imported with an invitation is reached with the imports that it was merged with', async () => {
  const merge = { id: 6001, recruiterId: 2001, into: { kind: 'imported', id: 6005 }, state: 'merged' };
  const another = { ...merge, id: 6008, recruiterId: 2009, into: { kind: 'imported', id: 6001 } };
  const registered = { ...merge, id: 6005, into: { kind: 'registered', id: 77 } };
  const { places } = await reachOf([
    [keys.itemsNaming(email), [{ pk: keys.candidateInvitations(2001).pk, id: 6001 }]],
    [keys.candidateMerges(2001), [merge, another, registered].map((one) => ({ ...one }))],
  ]);
  const imported = [...places].filter((place) => place.includes('"imported"'));
  expect(new Set(imported)).toEqual(
    placed(
      ...[
        keys.importedCandidate(2001, 6001),
        keys.importedCandidate(2001, 6005),
        keys.candidateMerge(2001, 6001),
        keys.candidateMerge(2001, 6005),
      ].map((key): ReachedPlace => ({ ...wholeItem(key), file: 'imported' })),
    ),
  );
});

it('A candidate’s applications lead to jobs, stories and everybody who was notified of them', async () => {
  const application = { id: 4001, jobId: 5001, managerId: 1001, recruiterIds: [2001] };
  expect(
    await reachOf([
      [keys.applicationsOfCandidate(id), [application, { ...application, id: 4002, jobId: 5002, notBy: [2001] }]],
      [keys.candidateOnJob(5001, id), [{ recruiterId: 2002 }]],
      [keys.jobAward(5001, id), [{ recruiterId: 2003 }]],
      [keys.recruitersOfManager(1001), [{ recruiterId: 2004 }]],
    ]),
  ).toEqual({
    ...nobodys,
    places: placed(
      ...[5001, 5002].flatMap((jobId): ReachedPlace[] => [
        mention(keys.allOfJob(jobId)),
        { pk: keys.storyOf(jobId, id).pk, manner: 'story', file: stories },
        wholeItem(keys.applicantOfJob(jobId, id)),
      ]),
      whole(keys.applicationSubject(4001), stories),
      { pk: keys.applicationSubject(4002), manner: 'story', file: stories },
      ...[1001, 2001, 2002, 2004].map(notified),
      silent(keys.points(2003).pk),
    ),
  });
});

it('A recruiter’s managers, requests and candidates lead to what names the recruiter there', async () => {
  expect(
    await reachOf([
      [keys.managersOfRecruiter(id), [{ managerId: 1001 }]],
      [keys.worksOfRecruiter(id), [{ managerId: 1002, job: { id: 5002 } }]],
      [keys.putForwardBy(id), [{ jobId: 5003, candidateId: 3101, managerId: 1003 }]],
    ]),
  ).toEqual({
    ...nobodys,
    places: placed(
      wholeItem(keys.askedRecruiter(1002, 5002, id)),
      wholeItem(keys.recruiterOfManager(1001, id)),
      { pk: keys.recruiterInvitations(1001).pk, manner: 'address' },
      mention(keys.allOfJob(5003)),
      mention(keys.storyOf(5003, 3101)),
      ...[1001, 1003, 3101].map(notified),
    ),
  });
});

it('A manager’s jobs lead to everybody who is on them, waits for them, or was asked for them', async () => {
  const job = { id: 5001, recruiters: [2005] };
  expect(
    await reachOf([
      [keys.jobsOfManager(id, 'signed'), [job]],
      [keys.jobsOfManager(id, 'closed'), [{ id: 5003, recruiters: [] }]],
      [
        keys.candidatesOnJob(5001),
        [
          { jobId: 5001, candidateId: 3101, recruiterId: 2001 },
          { jobId: 5001, candidateId: 3102, recruiterId: null },
        ],
      ],
      [keys.application(3101, 5001), [{ id: 4001 }]],
      [keys.waitingApplications(id), [{ id: 4002, jobId: 5001, candidate: { id: 3103 } }]],
      [keys.recruitersOfManager(id), [{ recruiterId: 2004 }]],
      [keys.clientsOfManager(id), [{ id: 71 }]],
      [keys.campaignsOfManager(id), [{ id: 81, name: 'Spring' }]],
      [keys.askedRecruiters(id), [{ recruiterId: 2006, job: { id: 5001 } }]],
    ]),
  ).toEqual({
    jobs: new Set([5001, 5003]),
    recruiters: [2004],
    invited: [],
    places: placed(
      ...[5001, 5003].map((jobId) => mention(keys.allOfJob(jobId))),
      ...[3101, 3102].flatMap((one) => [mention(keys.storyOf(5001, one)), silentItem(keys.application(one, 5001))]),
      silent(keys.points(2001).pk),
      ...[4001, 4002].map((one) => silent(keys.applicationSubject(one))),
      silentItem(keys.application(3103, 5001)),
      wholeItem(keys.managerOfRecruiter(2004, id)),
      wholeItem(keys.workOfRecruiter(2006, id, 5001)),
      whole(keys.clientSubject(id, 71), 'clients'),
      wholeItem(keys.publicCampaign('Spring')),
      whole(keys.campaignSubject(81), 'campaigns'),
      ...[2004, 3101, 2001, 3102, 3103, 2005].map(notified),
    ),
  });
});

it('Conversations go whole, and days lead to events, those who were met, feeds and offers', async () => {
  const [own, other] = [
    { firstId: id, secondId: 9001 },
    { firstId: 1002, secondId: id },
  ];
  const day = {
    day: '2026-09-01',
    entries: { 91: { other: { id: 1001 } }, 92: {} },
    cancelled: { 93: { other: { id: 1002 } } },
  };
  expect(
    await reachOf([
      [keys.conversationsAsFirst(id), [own]],
      [keys.conversationsAsSecond(id), [other]],
      [keys.calendarDaysBetween(id, '0000-01-01', '9999-12-31'), [day, { day: '2026-09-02', entries: {} }]],
      [keys.calendarFeedsOf(id), [{ hash: 'h' }]],
      [keys.bookingOffersOf(id), [{ id: 95 }]],
    ]),
  ).toEqual({
    ...nobodys,
    places: placed(
      whole(keys.conversationSubject(own), 'messages'),
      whole(keys.conversationSubject(other), 'messages'),
      ...[91, 92, 93].map((one) => whole(keys.calendarEvent(one).pk, 'calendar')),
      silentItem(keys.calendarDay(1001, '2026-09-01')),
      silentItem(keys.calendarDay(1002, '2026-09-01')),
      wholeItem(keys.calendarFeedSecret('h')),
      whole(keys.bookingOfferSubject(95), 'calendar'),
    ),
  });
});

it('Places are sorted by key, each once, as the manner that removes more, and those by address are last', () => {
  const at = (pk: string, manner: ReachedPlace['manner'], file?: string, sk?: string): ReachedPlace => ({
    pk,
    ...(sk !== undefined && { sk }),
    manner,
    ...(file !== undefined && { file }),
  });
  expect(
    inOrder([
      at('B', 'mention', 'one'),
      at('A', 'address'),
      at('B', 'story'),
      at('C', 'whole'),
      at('C', 'mention', 'two'),
      at('D', 'address'),
      at('D', 'mention'),
      at('E', 'story', 'three'),
      at('E', 'story', 'four'),
      at('B', 'mention', undefined, 'X'),
    ]),
  ).toEqual([
    at('B', 'story', 'one'),
    at('B', 'mention', undefined, 'X'),
    at('C', 'whole', 'two'),
    at('E', 'story', 'four'),
    at('A', 'address'),
    at('D', 'address'),
  ]);
  expect([
    placeKey(at('B', 'mention', undefined, 'X')),
    placeKey(at('B', 'story')),
    placeKey(at('A', 'address')),
  ]).toEqual(['B|X', 'B|', '~A|']);
});

it('A place is read as one item, or page by page without empty ones', async () => {
  const asked: unknown[] = [];
  const pages = [{ items: [{ n: 1 }], next: { at: 1 } }, { items: [], next: { at: 2 } }, { items: [{ n: 2 }] }];
  const table = {
    get: async (key: { sk: string }) => (key.sk === 'THERE' ? key : undefined),
    queryPage: async (_question: object, { after, ...rest }: { after?: object }) => {
      asked.push([after, rest]);
      return pages[asked.length - 1];
    },
  } as unknown as Table;
  const read = async (place: { pk: string; sk?: string }) => {
    const found: object[][] = [];
    for await (const items of itemsAt(table, place)) found.push(items);
    return found;
  };
  expect(await read({ pk: 'A', sk: 'THERE' })).toEqual([[{ pk: 'A', sk: 'THERE' }]]);
  expect(await read({ pk: 'A', sk: 'GONE' })).toEqual([]);
  expect(await read({ pk: 'A' })).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  const how = { consistent: true, limit: 100 };
  expect(asked).toEqual([
    [undefined, how],
    [{ at: 1 }, how],
    [{ at: 2 }, how],
  ]);
});
