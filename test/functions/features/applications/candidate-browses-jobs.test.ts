import { expect, it } from 'vitest';
import { readCandidateJobHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);

it('A candidate browses every open job, also of managers they have nothing to do with (PERM-10)', async () => {
  const { listGuestJobs, readGuestJob } = contract.guest;
  expect([listGuestJobs.roles, readGuestJob.roles]).toEqual(['anyone', 'anyone']);
  const jobs = [await hiring.aPostedJob(), await hiring.aPostedJob({}, anActor('manager', { id: 1009 }))];
  const stranger = anActor('candidate', { id: 3071 });
  for (const { id } of jobs) {
    const { result } = await handled(readCandidateJobHandler, { params: { id }, actor: stranger }, hiring);
    expect(result).toMatchObject({ application: null, job: { id, description: 'Care for **critical** patients.' } });
  }
  expect(contract.applications.readCandidateJob.roles).toContain('candidate');
});
