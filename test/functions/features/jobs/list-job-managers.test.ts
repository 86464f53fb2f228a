import { describe, expect, it, vi } from 'vitest';
import { listJobManagersHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { recruiterJobsStore } from '../../../../functions/features/jobs/recruiter-jobs.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

describe('The managers whose jobs a recruiter sees', () => {
  const table = withLocalTable(tableIn);
  const recruiter = anActor('recruiter');
  const read = async (actor = recruiter) =>
    resultOf(listJobManagersHandler, { actor }, { recruiterJobsStore: recruiterJobsStore(table) });
  const aManager = async (id: number, name: [string, string], status = 'active') => {
    const [firstName, lastName] = name;
    const account = { id, firstName, lastName, avatar: null, email: `${id}@example.com`, status };
    await table.writeOne({ put: { ...keys.account(id), ...account } });
    await table.writeOne({ put: { ...keys.managerOfRecruiter(recruiter.id, id), managerId: id } });
  };

  it('are read as users, sorted by first, then last name, in two table calls, and without those who left (JOB-80)', async () => {
    await aManager(11, ['Maria', 'Zhou']);
    await aManager(12, ['Ana', 'Ruiz']);
    await aManager(13, ['Maria', 'Lopez']);
    await aManager(14, ['Adam', 'Gone'], 'closed');
    await table.writeOne({ put: { ...keys.managerOfRecruiter(99, 15), managerId: 15 } });
    const sent = vi.spyOn(table.client, 'send');
    const { users } = await read();
    expect(sent.mock.calls).toHaveLength(2);
    sent.mockRestore();
    expect(users).toEqual([
      { id: 12, firstName: 'Ana', lastName: 'Ruiz', avatar: null },
      { id: 13, firstName: 'Maria', lastName: 'Lopez', avatar: null },
      { id: 11, firstName: 'Maria', lastName: 'Zhou', avatar: null },
    ]);
    expect(await read(anActor('recruiter', { id: 2777 }))).toEqual({ users: [] });
  });

  it('are also those on whose jobs they work or have worked by request, but not those who only asked (JOB-80)', async () => {
    const asked = anActor('recruiter', { id: 2888 });
    for (const [place, state] of ['accepted', 'working', 'finished', 'asked', 'declined'].entries()) {
      const managerId = 21 + place;
      await aManager(managerId, ['Manager', state]);
      const job = { id: 31 + place, title: 'Welder' };
      await table.writeOne({ put: { ...keys.workOfRecruiter(asked.id, managerId, job.id), managerId, job, state } });
    }
    expect((await read(asked)).users.map(({ lastName }) => lastName)).toEqual(['accepted', 'finished', 'working']);
  });
});
