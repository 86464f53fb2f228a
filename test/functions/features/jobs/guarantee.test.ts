import { describe, expect, it } from 'vitest';
import { previewClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { jobForm } from '../../../../shared/validation/job.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims } from '../claims/claims-world.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const form = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 };

describe('The guarantee of a job', () => {
  const world = withLocalTable(openClaims);
  const change = (id: number, guaranteeDays: number) =>
    handled(
      changeJobHandler,
      { params: { id }, body: { ...form, guaranteeDays }, actor: world.manager },
      { ...world, reference: world.reference },
    );

  it.each([
    [undefined, 0],
    [0, 0],
    [30, 30],
    [60, 60],
    [90, 90],
  ])('given as %s is %s days', (guaranteeDays, days) => {
    expect(jobForm.parse({ ...form, guaranteeDays })).toMatchObject({ guaranteeDays: days });
  });

  it.each([-30, 1, 45, 30.5, 120, '30'])('cannot be %s', (guaranteeDays) => {
    const { error } = jobForm.safeParse({ ...form, guaranteeDays });
    expect(error?.issues).toMatchObject([{ path: ['guaranteeDays'], message: 'Must be 0, 30, 60 or 90 days' }]);
  });

  it('is shown before anybody works, frozen in the claim and said by the closing (PLUS-03)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob({ guaranteeDays: 60 });
    const query = { candidateId: ada.id, jobId: job.id };
    const preview = await resultOf(previewClaimHandler, { query, actor: rosa }, world);
    expect(preview.terms).toEqual({ points: 500, guaranteeDays: 60, share: 100 });
    const { id } = await world.propose(rosa, ada, job.id);
    await change(job.id, 90);
    expect((await world.confirm(ada, id)).terms.guaranteeDays).toBe(60);
    const body = { candidateId: ada.id, recruiterId: rosa.id };
    await handled(closeJobHandler, { params: { id: job.id }, body, actor: world.manager }, world);
    const [closed] = await storedEvents(world.table, keys.jobSubject(job.id), 'job-closed');
    expect([closed?.data.guaranteeDays, closed?.data.claim?.guaranteeDays]).toEqual([90, 60]);
    expect((await refusalOf(change(job.id, 30))).errors).toEqual([
      { key: 'guaranteeDays', message: 'The guarantee of a closed job is settled' },
    ]);
  });
});
