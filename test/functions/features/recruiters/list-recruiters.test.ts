import { describe, expect, it } from 'vitest';
import { endedEmploymentWrites, employmentWrites } from '../../../../functions/records/recruiter-of-manager.ts';
import { listRecruitersHandler } from '../../../../functions/features/recruiters/recruiter.handlers.ts';
import { addCount } from '../../../../functions/domain/counters/hour-counters.ts';
import { rollUpsStore } from '../../../../functions/features/dashboards/roll-ups.store.ts';
import { recruitersStore } from '../../../../functions/features/recruiters/recruiters.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';

describe('A manager’s list of recruiters', () => {
  const manager = anActor('manager');
  const other = anActor('manager', { id: 1002 });
  const own = anActor('recruiter', { id: 2001, firstName: 'Olivia' });
  const shared = anActor('recruiter', { id: 2002, firstName: 'Adam' });
  const strange = anActor('recruiter', { id: 2003, firstName: 'Bela' });
  let table: Table;
  let verified: number[];
  let calls: LocalTable['calls'];
  withLocalTable(async (local) => {
    table = openTable(local.tableName, local.documents);
    calls = local.calls;
    const links = [
      { boss: manager, recruiter: own },
      { boss: manager, recruiter: shared },
      { boss: other, recruiter: shared },
      { boss: other, recruiter: strange },
      { boss: anActor('manager', { id: 1003 }), recruiter: strange },
    ];
    for (const { boss, recruiter } of links) await table.write(employmentWrites(boss.id, recruiter, someTime));
  });

  const listed = async (query: { withOthers?: boolean; page?: number; perPage?: number } = {}) => {
    const needs = { recruitersStore: recruitersStore(table), clock: { now: () => someTime } };
    const { result } = await handled(
      listRecruitersHandler,
      { query: { page: 1, perPage: 25, ...query }, actor: manager },
      needs,
    );
    verified = result.data.flatMap(({ id, isVerified }) => (isVerified ? [id] : []));
    return { total: result.meta.total, rows: result.data.map(({ id, email, isOther }) => ({ id, email, isOther })) };
  };
  const mine = [
    { id: shared.id, email: shared.email, isOther: false },
    { id: own.id, email: own.email, isOther: false },
  ];
  const others = [{ id: strange.id, email: null, isOther: true }];

  it('has the manager’s own recruiters alone, by name, unless others are asked for (RECR-31)', async () => {
    expect(await listed()).toEqual({ total: 2, rows: mine });
    expect(await listed({ withOthers: false })).toEqual({ total: 2, rows: mine });
  });

  it('has with others also who works for other managers, once, by name, without address and page by page (RECR-31, RECR-32, PERM-32)', async () => {
    expect(await listed({ withOthers: true })).toEqual({ total: 3, rows: [...mine, ...others] });
    expect(await listed({ withOthers: true, page: 2, perPage: 2 })).toEqual({ total: 3, rows: others });
  });

  it('says on request what helps to choose one, with three calls in all: the words of a page that is published, and what they did for this manager', async () => {
    const later = new Date(Date.parse(someTime) + 2 * 86_400_000).toISOString();
    const words = { headline: 'Nurses', about: '', specialties: ['ICU'], shows: [], version: 1 };
    await table.writeOne({ put: { ...keys.ownPage(own.id), ...words, userId: own.id, isPublished: true } });
    await table.writeOne({ put: { ...keys.ownPage(shared.id), ...words, userId: shared.id, isPublished: false } });
    await table.writeOne({ put: { ...keys.verification(own.id), userId: own.id } });
    const add = { candidates: 2, r_2001_candidates: 2, r_2001_hires: 1, r_2002_candidates: 0 };
    await addCount(table, 1, { whose: manager.id, at: someTime, add });
    await addCount(table, 2, { whose: other.id, at: someTime, add: { r_2001_hires: 5, r_2002_hires: 5 } });
    const hours = Array.from({ length: 5 }, (_, at) => ({
      whose: own.id,
      at: someTime,
      add: { notes: at, candidates: 1 },
    }));
    for (const [id, count] of hours.entries()) await addCount(table, 10 + id, count);
    for (const { id } of [own, manager]) await rollUpsStore(table).rollUp(id, Date.parse(later) - 7_200_000);
    const needs = { recruitersStore: recruitersStore(table), clock: { now: () => later } };
    calls.length = 0;
    const asked = { query: { page: 1, perPage: 24, withFacts: true }, actor: manager };
    const { result } = await handled(listRecruitersHandler, asked, needs);
    expect(calls.length).toBe(3);
    await table.writeOne({ remove: keys.verification(own.id) });
    const none = { of: 5, count: 0 };
    expect(result.data.map(({ id, isVerified, facts }) => ({ id, isVerified, facts }))).toEqual([
      { id: shared.id, isVerified: undefined, facts: { page: null, working: null, candidates: 0, hires: 0 } },
      {
        id: own.id,
        isVerified: true,
        facts: {
          page: { headline: 'Nurses', specialties: ['ICU'] },
          working: expect.objectContaining({
            firstAnswer: null,
            answered: null,
            notes: { of: 5, count: 10 },
            hired: none,
          }),
          candidates: 2,
          hires: 1,
        },
      },
    ]);
  });

  it('shows who is verified, by any of their managers or alone, with two calls however long it is (PLUS-38)', async () => {
    const verify = async (userId: number) => table.writeOne({ put: { ...keys.verification(userId), userId } });
    const revoke = async (userId: number) => table.writeOne({ remove: keys.verification(userId) });
    const shown = async () => {
      await listed({ withOthers: true });
      return verified;
    };
    expect(await shown()).toEqual([]);
    await verify(other.id);
    expect(await shown()).toEqual([shared.id, strange.id]);
    await table.write(endedEmploymentWrites(other.id, shared.id));
    await verify(own.id);
    expect(await shown()).toEqual([own.id, strange.id]);
    calls.length = 0;
    await recruitersStore(table).verifiedRecruiters([own.id, shared.id, strange.id]);
    expect(calls.length).toBe(2);
    await Promise.all([other, own].map(({ id }) => revoke(id)));
    await table.write(employmentWrites(other.id, shared, someTime));
    expect(await shown()).toEqual([]);
  });
});
