import { describe, expect, it } from 'vitest';
import { jobViewsStore } from '../../../../functions/features/jobs/job-views.store.ts';
import {
  listJobViewsHandler,
  removeJobViewHandler,
  saveJobViewHandler,
} from '../../../../functions/features/jobs/job-view.handlers.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { mostJobViews } from '../../../../shared/constants/limits.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const roomOf = (table: ReturnType<typeof openTable>) => ({ jobViewsStore: jobViewsStore(table), clock: aClock() });

describe('A saved view of the job list', () => {
  let room: ReturnType<typeof roomOf>;
  withLocalTable((local) => {
    room = roomOf(openTable(local.tableName, local.documents));
  });

  const manager = anActor('manager');
  const other = anActor('manager', { id: 1002 });
  const save = async (name: string, filters: object, actor = manager) =>
    resultOf(saveJobViewHandler, { body: { name, filters }, actor }, room);
  const listed = async (actor = manager) =>
    (await resultOf(listJobViewsHandler, { query: { page: 1, perPage: 25 }, actor }, room)).data;
  const remove = (id: number, actor = manager) => handled(removeJobViewHandler, { params: { id }, actor }, room);

  it('keeps search, filters and order under its name, for its owner alone, newest first (JOB-34)', async () => {
    const filters = { status: 'on_hold', ownership: 'own', clientId: 77, recruiterId: 78, q: 'nurse', sort: 'points' };
    await save('Nurses on hold', filters);
    await save('Everybody', { status: 'signed', ownership: 'all' });
    expect((await listed()).map((view) => [view.name, view.filters])).toEqual([
      ['Everybody', { status: 'signed', ownership: 'all' }],
      ['Nurses on hold', filters],
    ]);
    expect(await listed(other)).toEqual([]);
  });

  it('is removed by its owner only, and once', async () => {
    const { id } = await save('Short-lived', { status: 'closed', ownership: 'own' });
    expect(await refusalOf(remove(id, other))).toMatchObject({ kind: 'notFound' });
    expect((await listed()).map((view) => view.id)).toContain(id);
    await remove(id);
    expect((await listed()).map((view) => view.id)).not.toContain(id);
    expect(await refusalOf(remove(id))).toMatchObject({ kind: 'notFound' });
  });

  it('is one of a bounded number', async () => {
    const busy = anActor('manager', { id: 1003 });
    for (let number = 1; number <= mostJobViews; number += 1)
      await save(`View ${number}`, { status: 'closed', ownership: 'own' }, busy);
    expect(await refusalOf(save('One more', { status: 'closed', ownership: 'own' }, busy))).toMatchObject({
      kind: 'conflict',
      message: 'At most 20 views can be saved; remove one first',
    });
  });

  it('has a name that can be seen, and no filters but those of the list', () => {
    const { body } = saveJobViewHandler.route.request;
    const keysOf = (given: object) => body.safeParse(given).error?.issues.map(({ path }) => path.join('.'));
    expect(keysOf({ name: ' ', filters: {} })).toEqual(['name']);
    expect(keysOf({ name: 'x'.repeat(61), filters: {} })).toEqual(['name']);
    expect(keysOf({ name: 'Fine', filters: { status: 'lost' } })).toEqual(['filters.status']);
    expect(keysOf({ name: 'Fine', filters: { perPage: 100 } })).toEqual(['filters']);
  });
});
