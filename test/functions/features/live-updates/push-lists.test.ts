import { beforeEach, expect, it, vi } from 'vitest';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { pushLists } from '../../../../functions/features/live-updates/push-lists.steps.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import type { ItemChange } from '../../../../functions/platform/door/stream-function.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { someTime } from '../../../support/builders.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);
const other = 9001;
const overseer = 9002;
let sent: string[];
let needs: Parameters<typeof pushLists>[1];
beforeEach(async () => {
  const { table, manager, recruiter, clock } = hiring;
  const store = liveUpdatesStore(table);
  await hiring.employ(recruiter.id, manager.id);
  await table.writeOne({
    put: { ...keys.overseer(manager.id, overseer), superManagerId: overseer, managerId: manager.id, isAccepted: true },
  });
  for (const userId of [manager.id, recruiter.id, other, overseer])
    await store.saveConnection({ userId, connectionId: `${userId}` }, someTime);
  sent = [];
  needs = {
    liveUpdatesStore: store,
    post: async (connectionId, data) => sent.push(`${connectionId} ${data}`) > 0,
    now: clock.now,
  };
});

const change = (item: object, kind: ItemChange['kind'] = 'MODIFY'): ItemChange => ({
  sequenceNumber: '1',
  kind,
  item: { ...item },
});

it('Packed jobs that changed are pushed once a batch to the manager’s recruiters and super managers', async () => {
  const packed = change(keys.recentJobs(hiring.manager.id));
  await pushLists([packed, packed, change(keys.packedJobs(other, 0))], needs);
  expect(sent.toSorted()).toEqual([`${hiring.recruiter.id} {"type":"jobs"}`, `${overseer} {"type":"jobs"}`].toSorted());
});

it('A begun job that changed is pushed to its recruiter, and one that ended to nobody', async () => {
  await pushLists([change(keys.begunJob(other, 7, 8)), change(keys.begunJob(overseer, 7, 8), 'REMOVE')], needs);
  expect(sent).toEqual([`${other} {"type":"jobs"}`]);
});

it('Lists that cannot be pushed hold up nothing, because browsers catch up by reading', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const post = async () => Promise.reject(new Error('no such connection'));
  await pushLists([change(keys.begunJob(other, 7, 8))], { ...needs, post });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
