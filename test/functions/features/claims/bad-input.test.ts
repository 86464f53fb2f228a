import { describe, expect, it } from 'vitest';
import { closeJobHandler, holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims, proposalDays } from './claims-world.ts';

const day = 86_400_000;

describe('What is refused of claims and rewards, in clear words and with nothing written', () => {
  const world = withLocalTable(openClaims);
  const claimsOf = async ({ id }: Actor) => (await world.table.query(keys.claimsOfCandidate(id))).length;
  const aPerson = (role: 'candidate' | 'recruiter') => world.aPerson(role);

  /** Jobs and people, each as the proposal finds them. */
  const cases: Record<string, (rosa: Actor, ada: Actor) => Promise<{ whom: Actor; jobId: number }>> = {
    'a closed job': async (_, ada) => {
      const { id } = await world.aClientsJob();
      await handled(closeJobHandler, { params: { id }, body: {}, actor: world.manager }, world);
      return { whom: ada, jobId: id };
    },
    'a job on hold': async (_, ada) => {
      const { id } = await world.aClientsJob();
      await handled(holdJobHandler, { params: { id }, actor: world.manager }, world);
      return { whom: ada, jobId: id };
    },
    oneself: async (rosa) => ({ whom: rosa, jobId: (await world.aClientsJob()).id }),
    'a manager': async () => ({ whom: world.manager, jobId: (await world.aClientsJob()).id }),
    'an erased person': async (_, ada) => {
      await world.table.writeOne({ update: keys.account(ada.id), set: { status: 'erased' } });
      return { whom: ada, jobId: (await world.aClientsJob()).id };
    },
    'a job that was never there': async (_, ada) => ({ whom: ada, jobId: 404 }),
  };
  it.each([
    ['a closed job', 'conflict', 'Candidates can only be put forward for an open job'],
    ['a job on hold', 'conflict', 'Candidates can only be put forward for an open job'],
    ['oneself', 'conflict', 'You cannot put yourself forward'],
    ['a manager', 'notFound', 'There is no such candidate'],
    ['an erased person', 'notFound', 'There is no such candidate'],
    ['a job that was never there', 'notFound', 'There is no such job'],
  ] as const)('is a proposal of or for %s', async (name, kind, message) => {
    const [rosa, ada] = [await aPerson('recruiter'), await aPerson('candidate')];
    const { whom, jobId } = await cases[name]!(rosa, ada);
    expect(await refusalOf(world.propose(rosa, whom, jobId))).toMatchObject({ kind, message });
    expect(await claimsOf(whom)).toBe(0);
  });

  it('is a confirmation after the proposal’s time, also before the daily run has ended it (PLUS-02)', async () => {
    const [rosa, ada] = [await aPerson('recruiter'), await aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    const at = new Date(Date.parse(world.clock.now()) + proposalDays * day).toISOString();
    const late = world.at({ ...world.clock, now: () => at });
    expect(await refusalOf(late.confirm(ada, id))).toMatchObject({ kind: 'conflict' });
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'proposed', confirmedAt: null });
    expect(await world.table.get(keys.candidateOnJob(job.id, ada.id))).toBeUndefined();
  });

  it('is a confirmation by anybody but the candidate', async () => {
    const [rosa, ada, eve] = [await aPerson('recruiter'), await aPerson('candidate'), await aPerson('candidate')];
    const { id } = await world.propose(rosa, ada, (await world.aClientsJob()).id);
    expect(await refusalOf(world.confirm(eve, id))).toMatchObject({ kind: 'notFound' });
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'proposed' });
  });

  it.each([
    [0, 'Must be at least 1'],
    [-1, 'Must be at least 1'],
    [0.5, 'Must be a whole number'],
    ['5', 'Must be a whole number'],
    [10_000_001, 'Must be at most 10,000,000'],
  ])('is redeeming %s points, by its field (POINTS-18)', (count, message) => {
    const { error } = contract.points.redeemPoints.request.body.safeParse({ count });
    expect(error?.issues).toContainEqual(expect.objectContaining({ path: ['count'], message }));
  });
});
