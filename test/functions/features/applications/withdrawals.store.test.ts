import { expect, it } from 'vitest';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import {
  restoreApplication,
  withdrawApplication,
} from '../../../../functions/features/applications/withdraw-application.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { refusalOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);
const candidate = anActor('candidate');

async function withdrawn() {
  const { table, clock } = hiring;
  const job = await hiring.aPostedJob();
  await hiring.applied(job.id, candidate);
  const key = keys.application(candidate.id, job.id);
  const by = () => ({ actor: candidate, at: clock.now(), eventId: clock.newId() });
  const before = (await table.get(key))!;
  const event = withdrawApplication(before, by());
  await withdrawalsStore(table).saveWithdrawn(before, event);
  const application = (await table.get(key))!;
  const restore = () => withdrawalsStore(table).saveRestored(application, restoreApplication(application, by()));
  return { application, event, restore };
}

it('A withdrawn application is found from its manager and its candidate, to be exported and erased with them', async () => {
  const { application, event } = await withdrawn();
  const placesOf = async (id: number) => (await hiring.table.query(keys.tracesOf(id))).map(({ place }) => place.pk);
  const { pk } = keys.application(candidate.id, application.jobId);
  expect(await placesOf(application.managerId)).toEqual(expect.arrayContaining([event.subject, pk]));
  expect(await placesOf(candidate.id)).toContain(event.subject);
});

it('An application does not wait again on a job that was closed in the moment before', async () => {
  const { application, restore } = await withdrawn();
  await hiring.table.writeOne({ update: keys.jobGate(application.jobId), set: { status: 'closed' } });
  expect(await refusalOf(restore())).toMatchObject({ kind: 'gone', message: 'This job is closed or on hold' });
  expect((await hiring.table.get(keys.application(candidate.id, application.jobId)))?.state).toBe('withdrawn');
});
