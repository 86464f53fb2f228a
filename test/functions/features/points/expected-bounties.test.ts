import { describe, expect, it } from 'vitest';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { readStatementHandler } from '../../../../functions/features/points/points.handlers.ts';
import { statementStore } from '../../../../functions/features/points/statement.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims } from '../claims/claims-world.ts';

describe('The bounties that a recruiter expects', () => {
  const world = withLocalTable(openClaims);

  it('are those of confirmed candidates on open jobs who were not rejected, with the terms of their claims (PLUS-05)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const expected = async () => {
      const needs = { ...world, pointsStore: pointsStore(world.table), statementStore: statementStore(world.table) };
      const { result } = await handled(readStatementHandler, { query: { zone: 'UTC' }, actor: rosa }, needs);
      return result.expected.map(({ job, points }) => [job.id, points]);
    };
    const job = await world.aClientsJob({ points: 700 });
    const { id } = await world.propose(rosa, ada, job.id);
    expect(await expected()).toEqual([]);
    await world.confirm(ada, id);
    await world.table.writeOne({ update: keys.job(job.id), set: { points: 100 } });
    expect(await expected()).toEqual([[job.id, 700]]);
    const other = await world.aClientsJob();
    await world.confirm(ada, (await world.propose(rosa, ada, other.id)).id);
    await world.table.writeOne({ update: keys.candidateOnJob(other.id, ada.id), set: { status: 'rejected' } });
    expect(await expected()).toEqual([[job.id, 700]]);
    await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: world.manager }, world);
    expect(await expected()).toEqual([]);
  });

  it('are not of candidates whom another recruiter represents now, who left the job, or whose job is gone; the newest claim is first', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const expected = async () => (await statementStore(world.table).expectedBy(rosa.id)).map(({ job }) => job.id);
    const jobs = [await world.aClientsJob(), await world.aClientsJob(), await world.aClientsJob()];
    for (const { id } of jobs) await world.confirm(ada, (await world.propose(rosa, ada, id)).id);
    const [first, second, third] = jobs.map(({ id }) => id) as [number, number, number];
    expect(await expected()).toEqual([third, second, first]);
    await world.table.writeOne({ update: keys.candidateOnJob(first, ada.id), set: { recruiterId: rosa.id + 1000 } });
    expect(await expected()).toEqual([third, second]);
    await world.table.writeOne({ remove: keys.candidateOnJob(second, ada.id) });
    expect(await expected()).toEqual([third]);
    await world.table.writeOne({ remove: keys.jobGate(third) });
    expect(await expected()).toEqual([]);
  });

  it('are weighed by what became of the recruiter’s candidates, from five decided ones on (PLUS-05)', async () => {
    const [rosa, hopeful] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const expected = async () => (await statementStore(world.table).expectedBy(rosa.id))[0];
    const onANewJob = async (ada = hopeful) => {
      const job = await world.aClientsJob({ points: 700 });
      await world.confirm(ada, (await world.propose(rosa, ada, job.id)).id);
      return keys.candidateOnJob(job.id, ada.id);
    };
    await onANewJob();
    for (let count = 0; count < 5; count += 1) {
      expect((await expected())?.weighed).toBeNull();
      const place = await onANewJob(await world.aPerson('candidate'));
      const end = count < 2 ? { hired: { at: world.clock.now(), startOn: null } } : { status: 'rejected' as const };
      await world.table.writeOne({ update: place, set: end });
    }
    const mine = (await statementStore(world.table).expectedBy(rosa.id)).find(
      ({ candidate }) => candidate?.id === hopeful.id,
    );
    expect(mine).toMatchObject({ points: 700, chance: { from: 'contacted', of: 5, hired: 2 }, weighed: 280 });
  });
});
