import { beforeEach, expect, it, vi } from 'vitest';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { pushHiding } from '../../../../functions/features/live-updates/push-hiding.steps.ts';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import type { ItemChange } from '../../../../functions/platform/door/stream-function.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);
const [other, overseer, helper, former] = [9001, 9002, 9003, 9004];
const candidate = anActor('candidate');
let sent: string[];
let needs: Parameters<typeof pushHiding>[1];
beforeEach(async () => {
  const { table, manager, recruiter, clock } = hiring;
  const store = liveUpdatesStore(table);
  await hiring.employ(recruiter.id, manager.id);
  await table.writeOne({
    put: { ...keys.overseer(manager.id, overseer), superManagerId: overseer, managerId: manager.id, isAccepted: true },
  });
  await table.writeOne({ put: { ...keys.jobMember(5001, helper), memberId: helper } as never });
  // Who brought them onto a job, and works for its manager no more.
  await table.writeOne(sharedJobWrite(candidate.id, former, 5001));
  for (const userId of [manager.id, recruiter.id, candidate.id, other, overseer, helper, former])
    await store.saveConnection({ userId, connectionId: `${userId}` }, someTime);
  sent = [];
  needs = {
    liveUpdatesStore: store,
    post: async (connectionId, data) => sent.push(`${connectionId} ${data}`) > 0,
    now: clock.now,
  };
});

function changed(hiding: object | undefined, kind: ItemChange['kind'] = 'MODIFY'): ItemChange {
  const { manager } = hiring;
  const application = { jobId: 5001, managerId: manager.id, candidate, ...(hiding && { hiding }) };
  return { sequenceNumber: '1', kind, item: { ...keys.application(candidate.id, 5001), ...application } };
}

it('When an applicant hides, the open pages of the job’s people read everything again, and are not told who it is', async () => {
  const hides = changed({ hiddenFrom: ['acme'] });
  await pushHiding([hides, hides], needs);
  const { manager, recruiter } = hiring;
  expect(sent.toSorted()).toEqual(
    [manager.id, recruiter.id, overseer, helper, former].map((id) => `${id} {"type":"rights"}`).toSorted(),
  );
});

it('Who applies, changes an application or shows themselves again reloads nobody’s pages by it', async () => {
  await pushHiding([changed({ hiddenFrom: ['acme'] }, 'INSERT'), changed(undefined)], needs);
  expect(sent).toEqual([]);
});

it('A push that fails holds up nothing, because browsers catch up by reading', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const post = async () => Promise.reject(new Error('no such connection'));
  await pushHiding([changed({ hiddenFrom: ['acme'] })], { ...needs, post });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
