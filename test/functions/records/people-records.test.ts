import { describe, expect, it } from 'vitest';
import { approvedCandidateWrite } from '../../../functions/records/approved-candidate.ts';
import * as cards from '../../../functions/records/candidate-card.ts';
import type { CandidateCard } from '../../../functions/records/candidate-card.ts';
import * as connections from '../../../functions/records/connection.ts';
import * as favoriteCandidates from '../../../functions/records/favorite-candidate.ts';
import * as favoriteJobs from '../../../functions/records/favorite-job.ts';
import { hidingWrite } from '../../../functions/records/hiding.ts';
import { hidingIn } from '../../../functions/domain/people/hidden-from.ts';
import * as names from '../../../functions/records/manager-name.ts';
import * as logs from '../../../functions/records/search-log.ts';
import * as sessions from '../../../functions/records/session.ts';
import { partnersOfUser, sharedJobWrite } from '../../../functions/domain/jobs/shared-jobs.ts';
import { viewedCandidateWrite } from '../../../functions/records/viewed-candidate.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import { anActor, someTime } from '../../support/builders.ts';
import { withLocalTable } from '../../support/local-table.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const later = '2026-09-02T10:00:00.000Z';
const seconds = Date.parse(someTime) / 1000;

const session = {
  id: 11,
  browser: null,
  system: null,
  remembered: true,
  createdAt: someTime,
  refreshedAt: someTime,
  generation: 1,
};
const sessionItem = (over: object = {}) => ({
  ...keys.session(7, 11),
  ...session,
  ttl: seconds + 30 * 86_400,
  ...over,
});
const refreshed = () => sessions.refreshedSessionWrite({ userId: 7, sessionId: 11, generation: 1 }, later, ownRefusal);
describeWrites('A session', [
  ['lasts thirty days', () => sessions.keptSessionWrite(7, session), [], [sessionItem()]],
  ['is renewed', refreshed, [sessionItem()], [sessionItem({ refreshedAt: later, generation: 2 })]],
  ['is renewed once by each token', refreshed, [sessionItem({ generation: 2 })], own],
  ['that has ended is not renewed', refreshed, [], 'unauthenticated | Your session has ended; sign in again'],
  ['ends', () => sessions.endedSessionWrite(7, 11), [sessionItem()], []],
]);

const connection = { userId: 7, connectionId: 'c1', sessionId: 11 };
const connected = { ...keys.connection(7, 'c1'), ...connection, connectedAt: someTime, ttl: seconds + 7260 };
describeWrites('A connection', [
  ['is kept for as long as it can last', () => connections.newConnectionWrite(connection, someTime), [], [connected]],
  ['is closed', () => connections.closedConnectionWrite(connection), [connected], []],
]);

const marked = { ...keys.favoriteCandidate(7, 8), candidateId: 8, at: someTime };
const markedJob = {
  ...keys.favoriteJob(8, 5),
  jobId: 5,
  at: someTime,
  candidateId: 8,
  ...keys.favoritesOfJob(5),
  gsi1sk: someTime,
};
const viewed = { candidateId: 8, viewedAt: someTime, viewedOn: '2026-09-01' };
const listed = { ...keys.viewersOf(8, 'recruiter'), gsi1sk: '2026-09-01' };
const approved = { candidateId: 8, region: 'Texas', approvedAt: someTime };
describeWrites('A mark', [
  [
    'of a candidate is made',
    () => favoriteCandidates.favoriteCandidateWrite(7, { candidateId: 8, at: someTime }),
    [marked],
    [marked],
  ],
  ['of a candidate is removed', () => favoriteCandidates.noFavoriteCandidateWrite(7, 8), [marked], []],
  [
    'of a job is made, and found from the job',
    () => favoriteJobs.favoriteJobWrite(8, { jobId: 5, at: someTime }),
    [],
    [markedJob],
  ],
  ['of a job is removed', () => favoriteJobs.noFavoriteJobWrite(8, 5), [markedJob], []],
  ['of a job is taken off', () => favoriteJobs.takenOffJobWrite(8, 5), [markedJob], []],
  [
    'of a recommended job is not removed by taking it off',
    () => favoriteJobs.takenOffJobWrite(8, 5),
    [{ ...markedJob, recommendedBy: 7 }],
    'conflict | This job was recommended to you',
  ],
  [
    'of a recommended job keeps who recommended it when it is taken off',
    () => favoriteJobs.unmarkedJobWrite(8, 5),
    [{ ...markedJob, recommendedBy: 7 }],
    [{ ...markedJob, recommendedBy: 7, isUnmarked: true }],
  ],
  [
    'of a job that is gone is not made by taking it off',
    () => favoriteJobs.unmarkedJobWrite(8, 5),
    [],
    'conflict | This job was changed at the same moment; try again',
  ],
  [
    'of a recommended job is made again with who recommended it',
    () => favoriteJobs.markedJobWrite(8, { jobId: 5, at: someTime }),
    [{ ...markedJob, recommendedBy: 7, isUnmarked: true, at: '2026-08-01T00:00:00.000Z' }],
    [{ ...markedJob, recommendedBy: 7 }],
  ],
  [
    'of a view is made over one of an earlier day, and listed from the candidate',
    () => viewedCandidateWrite({ id: 7, role: 'recruiter' }, viewed),
    [{ ...keys.viewedCandidate(7, 8), ...viewed, viewedOn: '2026-08-31' }],
    [{ ...keys.viewedCandidate(7, 8), ...viewed, ...listed }],
  ],
  [
    'of a view by a super manager is not listed',
    () => viewedCandidateWrite({ id: 7, role: 'super_manager' }, viewed),
    [],
    [{ ...keys.viewedCandidate(7, 8), ...viewed }],
  ],
  [
    'of a view is made once a day',
    () => viewedCandidateWrite({ id: 7, role: 'recruiter' }, viewed),
    [{ ...keys.viewedCandidate(7, 8), ...viewed }],
    'conflict | already viewed',
  ],
  [
    'of an approval is made',
    () => approvedCandidateWrite(7, approved),
    [keys.approvedCandidate(7, 8)],
    [{ ...keys.approvedCandidate(7, 8), ...approved }],
  ],
  [
    'of where two met keeps every job',
    () => sharedJobWrite(8, 7, 5),
    [{ ...keys.sharedJobs(8, 7), jobIds: new Set([4]) }],
    [{ ...keys.sharedJobs(8, 7), jobIds: new Set([4, 5]) }],
  ],
]);

const document = { firstName: 'Priya', lastName: 'Iyer' } as CandidateCard;
const written = Date.parse(someTime);
const row = (kind: logs.SearchKind, id: number) => ({
  ...keys.searchChange(kind, Math.floor(written / 3_600_000), written, id),
  time: written,
  id,
  version: 2,
  document,
  ttl: seconds + 3 * 86_400,
});
const card = { ...document, part: 'card', id: 8, version: 2 };
describeWrites('A searchable candidate', [
  [
    'has a row in the log, and a card in the list of all',
    () => cards.searchableCandidateWrites(8, { version: 2, document, written }),
    [],
    [row('candidate', 8), { ...keys.candidateCard(8), ...keys.searchableCandidates, gsi2sk: sortable(8), ...card }],
  ],
  [
    'is remembered as judged, in no list',
    () => cards.judgedCardWrite({ ...card, gsi2pk: 'CANDIDATES', gsi2sk: '8' } as unknown as CandidateCard),
    [],
    [{ ...keys.judgedCandidate(8), ...card }],
  ],
  ['leaves the log', () => logs.removedSearchRowWrite('candidate', row('candidate', 8)), [row('candidate', 8)], []],
]);

const hiding = { companies: ['Acme'], findableBy: 'recruiters' as const, confirmed: [], version: 1 };

describe('People in the table', () => {
  const local = withLocalTable();
  const opened = () => openTable(local.tableName, local.documents);

  it('are found by the beginning of the longest word that was typed, without accents', async () => {
    const table = opened();
    const zoe = { id: 1, role: 'manager', firstName: 'Zoë-Marie', lastName: 'van Dyck' } as const;
    const renamed = { ...zoe, lastName: 'Dyckman' };
    expect(names.nameWords('Zoë-Marie  O’Neil 3 a b c d')).toEqual(['zoe', 'marie', 'o', 'neil', '3', 'a']);
    expect(names.nameWords('Ann ann')).toEqual(['ann']);
    expect(names.nameWords(' (Ann), ')).toEqual(['ann']);
    expect(names.nameWords(' - ')).toEqual([]);
    expect(names.managerNameWrites({ ...zoe, role: 'recruiter' })).toEqual([]);
    await table.write(names.managerNameWrites(zoe));
    expect(names.managerNameWrites(renamed, zoe)).toEqual([
      { remove: keys.managerName('van', 1) },
      { remove: keys.managerName('dyck', 1) },
      { put: { ...keys.managerName('dyckman', 1), managerId: 1 } },
    ]);
    expect(
      await Promise.all(['MARI', 'z dyck', 'dyckm', '', 'x'].map((typed) => names.managersNamed(table, typed))),
    ).toEqual([[1], [1], [], [], []]);
    await table.write(names.managerNameWrites(renamed, zoe));
    expect(await Promise.all(['van', 'dyckm'].map((typed) => names.managersNamed(table, typed)))).toEqual([[], [1]]);
    await table.write(names.forgottenNameWrites(renamed));
    expect(await names.managersNamed(table, 'marie')).toEqual([]);
  });

  it('hide from those who hire for a company that they named', async () => {
    const table = opened();
    const { onlooker, isHidden, withoutHidden, hidingOf } = hidingIn(table);
    const [manager, recruiter] = [
      anActor('manager', { email: 'd@acme.example' }),
      anActor('recruiter', { email: 'o@brandt.example' }),
    ];
    await table.write([
      ...[manager, recruiter].map((one) => ({ put: { ...keys.account(one.id), ...one } })),
      { put: { ...keys.managerOfRecruiter(recruiter.id, manager.id), managerId: manager.id } },
      { put: { ...keys.client(manager.id, 9), companyName: 'Lakeside', email: 'x@lakeside.example' } },
      { put: { ...keys.client(manager.id, 10), companyName: 'Riverside', email: 'y@lakeside.example' } },
      hidingWrite(8, hiding),
    ]);
    expect(await onlooker(manager)).toEqual({
      id: manager.id,
      role: 'manager',
      companies: ['Lakeside', 'Riverside', 'lakeside.example', 'acme.example'],
    });
    expect(await onlooker(recruiter)).toEqual({
      id: recruiter.id,
      role: 'recruiter',
      companies: ['Lakeside', 'Riverside', 'lakeside.example', 'brandt.example', 'acme.example'],
    });
    expect(await onlooker(anActor('candidate'))).toMatchObject({ companies: [] });
    const lakeside = { ...hiding, companies: ['Lakeside'] };
    expect(await isHidden(manager, 8, { list: lakeside })).toBe(true);
    expect(await isHidden(manager, manager.id, { list: lakeside })).toBe(false);
    expect(await isHidden(manager, 8, { list: hiding })).toBe(false);
    expect(await isHidden(manager, 8, { list: undefined })).toBe(false);
    const rows = [{ id: 1 }, { id: 2, hiding: { hiddenFrom: ['lakeside'] } }, { id: 3, hiding: null }];
    expect((await withoutHidden(manager, rows)).map(({ id }) => id)).toEqual([1, 3]);
    expect((await withoutHidden(anActor('candidate', { id: 1 }), rows)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await hidingOf(8)).toEqual({ ...keys.hiddenFrom(8), part: 'hiding', ...hiding });
    expect(await withoutHidden(manager, rows.slice(0, 1))).toEqual(rows.slice(0, 1));
  });

  it('are listed with whom they met, and whom they marked', async () => {
    const table = opened();
    await table.writeOne(sharedJobWrite(8, 7, 5));
    await table.writeOne(sharedJobWrite(8, 6, 5));
    await table.writeOne(favoriteCandidates.favoriteCandidateWrite(7, { candidateId: 8, at: someTime }));
    expect(await partnersOfUser(table, 8)).toEqual([6, 7]);
    expect(await favoriteCandidates.favoriteCandidates(table, 7)).toEqual([8]);
  });
});
