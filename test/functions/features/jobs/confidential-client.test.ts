import { expect, it } from 'vitest';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { takenJob } from '../../../../functions/features/jobs/hand-over.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { handedOverJobWrites } from '../../../../functions/records/job.ts';
import { companyOf } from '../../../../shared/rules/job-words.ts';
import { anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);

/** Whom others read to hire for a job, as it is stored. */
const read = async (id: number) => {
  const job = (await hiring.table.get(keys.job(id)))!;
  return [companyOf(job), job.managerCompany];
};
const save = async (id: number, over: object = {}) => {
  const body = { title: 'ICU nurse', description: 'Care.', points: 500, ...over };
  await resultOf(changeJobHandler, { params: { id }, body, actor: hiring.manager }, hiring);
};

it('A job without a client is for one of its manager’s company, as long as an operator says which that is', async () => {
  const { id: clientId } = await hiring.aClient({ companyName: 'Bayview Clinic' });
  const { id } = await hiring.aPostedJob();
  expect(await read(id)).toEqual(['Confidential client of Lakeside', 'Lakeside']);
  await save(id, { clientId });
  expect(await read(id)).toEqual(['Bayview Clinic', undefined]);
  await save(id);
  expect(await read(id)).toEqual(['Confidential client of Lakeside', 'Lakeside']);
  await hiring.table.writeOne({ remove: keys.verification(hiring.manager.id) });
  await save(id);
  expect(await read(id)).toEqual(['Confidential client', undefined]);
  await hiring.verify(hiring.manager.id);
});

it('A job without a client says nothing of its former manager’s company once another has taken it over', async () => {
  const { id } = await hiring.aPostedJob();
  const before = (await hiring.jobsStore.job(id))!;
  const { id: managerId, firstName, lastName, avatar } = anActor('manager', { id: 77 });
  const manager = { id: managerId, firstName, lastName, avatar };
  const taken = takenJob(before, { manager, client: undefined, recruiters: [] });
  await hiring.table.write(handedOverJobWrites(before, taken, 0));
  expect(await read(id)).toEqual(['Confidential client', undefined]);
});
