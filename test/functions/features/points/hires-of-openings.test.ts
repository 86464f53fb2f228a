import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { openingFilledExamples } from '../../../../events/jobs/opening-filled.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import {
  contestReturnHandler,
  decideReturnHandler,
  listContestedReturnsHandler,
  listHireBountiesHandler,
  returnBountyHandler,
} from '../../../../functions/features/points/bounty.handlers.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const [example] = openingFilledExamples;
const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Wells', avatar: null });
const olivia = anActor('recruiter', { id: 91_001 });
const [maria, noor] = [anActor('manager', { id: 91_002 }), anActor('manager', { id: 91_003, firstName: 'Noor' })];
const overseer = anActor('super_manager', { id: 91_004 });
const [ada, ben] = [person(91_010, 'Ada'), person(91_011, 'Ben')];

const world = withLocalTable(async (local) => ({ table: openTable('hirehub', local.documents), drawn: 0 }));
let jobId = 0;
const later = (days: number) => new Date(Date.parse(example!.time) + days * 86_400_000).toISOString();
const needs = (time = later(5)) => ({
  bountiesStore: bountiesStore(world.table),
  clock: { ...aClock(), now: () => time, newId: () => 920_000_000 + (world.drawn += 1) },
});

/** A job of Maria's that has hired two people, whom Olivia brought, each with a guarantee, so many days after the first. */
async function hiring(days: readonly [number, number]) {
  world.drawn += 10;
  jobId = 930_000 + world.drawn;
  await world.table.writeOne({ put: { ...keys.jobGate(jobId), jobId, managerId: maria.id, status: 'signed' } });
  for (const [at, candidate] of [ada, ben].entries()) {
    const data = { ...example!.data, jobId, guaranteeDays: 60, candidate, startOn: null };
    const parties = { manager: { ...person(maria.id, 'Maria') }, recruiter: person(olivia.id, 'Olivia') };
    const id = 940_000_000 + world.drawn * 100 + at * 10;
    const filled = { ...example!, id, time: later(days[at]!), data: { ...data, ...parties } };
    await pointsStore(world.table).saveAward(awardPoints(filled as never)!, 100_000);
  }
}
beforeEach(async () => hiring([0, 1]));

const call = (actor: Actor, more: object = {}) => ({ params: { id: jobId }, actor, ...more });
const bounties = async (actor = maria) => (await handled(listHireBountiesHandler, call(actor), needs())).result;
const left = async (rewardId: number | undefined, actor = maria) =>
  handled(
    returnBountyHandler,
    call(actor, { body: { rewardId, leftOn: later(4).slice(0, 10), reason: 'Moved.' } }),
    needs(),
  );
const account = ({ id, firstName, role }: Actor) => ({
  put: {
    ...keys.account(id),
    id,
    email: `${id}@example.com`,
    firstName,
    lastName: 'Wells',
    avatar: null,
    role,
    version: 1,
  },
});
const handedOver = async () => {
  await world.table.writeOne({ update: keys.jobGate(jobId), set: { managerId: noor.id } });
  for (const one of [noor, olivia]) await world.table.writeOne(account(one) as never);
};
/** Lets the super manager work with who has the job now. */
const workTogether = async () => {
  const together = { id: 1, superManagerId: overseer.id, managerId: noor.id, isAccepted: true };
  await world.table.write([
    { put: { ...keys.collaboration(overseer.id, noor.id), ...together } },
    { put: { ...keys.overseer(noor.id, overseer.id), ...together } },
  ]);
};
/** The return that was asked for, as its recruiter contests it. */
const contested = async () => {
  const entries = await pointsStore(world.table).entries(olivia.id);
  const asked = entries.find(({ kind, job }) => kind === 'return' && job?.id === jobId)!;
  const contest = { params: { id: asked.id }, body: { words: 'Is there.' }, actor: olivia };
  await handled(contestReturnHandler, contest, needs());
  return asked;
};
/** The contested returns of this job that the super manager is to decide. */
const toDecide = async () => {
  const asked = { query: { page: 1, perPage: 50 }, actor: overseer };
  const { result } = await handled(listContestedReturnsHandler, asked, needs());
  return result.data.filter(({ job }) => job?.id === jobId);
};
const changes = async () =>
  (await storedEvents(world.table, keys.pointsSubject(olivia.id), 'bounty-changed')) as EventOf<'bounty-changed'>[];
const ofJob = async () => (await changes()).filter(({ data }) => data.job?.id === jobId);

describe('A job that hires several people', () => {
  it('has a guarantee for each, and whoever left is named by their own (PLUS-50)', async () => {
    const shown = await bounties();
    expect(shown.map(({ candidate, state }) => [candidate?.firstName, state])).toEqual([
      ['Ben', 'held'],
      ['Ada', 'held'],
    ]);
    await left(shown[1]!.id);
    expect((await bounties()).map(({ leaving }) => leaving?.reason)).toEqual([undefined, 'Moved.']);
    expect((await ofJob()).map(({ data }) => [data.candidate?.firstName, data.to])).toEqual([['Ada', 'asked']]);
    await left(undefined);
    expect((await bounties()).map(({ leaving }) => leaving?.reason)).toEqual(['Moved.', 'Moved.']);
    expect(await refusalOf(left(1))).toMatchObject({ message: 'This hire of the job earned no points' });
  });

  it('and goes to another manager is theirs in the words and decisions about its hires too (PLUS-53)', async () => {
    const [newest] = await bounties();
    await handedOver();
    expect(await refusalOf(bounties())).toMatchObject({ kind: 'forbidden' });
    await left(newest!.id, noor);
    await workTogether();
    const asked = await contested();
    expect(await toDecide()).toMatchObject([{ id: asked.id, manager: { id: noor.id, firstName: 'Noor' } }]);
    expect((await operatorStore(world.table).contests()).map(({ id }) => id)).not.toContain(asked.id);
    const decision = { params: { id: asked.id }, body: { outcome: 'restored', words: 'So it is.' }, actor: overseer };
    await handled(decideReturnHandler, decision, needs());
    expect((await ofJob()).map(({ data }) => [data.to, data.managerId, data.deciders])).toEqual([
      ['asked', noor.id, []],
      ['contested', noor.id, [overseer.id]],
      ['restored', noor.id, []],
    ]);
  });

  it('in the same moment has a guarantee for each of them', async () => {
    await hiring([0, 0]);
    expect((await bounties()).map(({ candidate }) => candidate?.firstName)).toEqual(['Ben', 'Ada']);
  });

  it('and goes to another manager after points were asked back leaves that to who works with the new one', async () => {
    await left(undefined);
    const asked = await contested();
    await handedOver();
    await workTogether();
    expect(await toDecide()).toMatchObject([{ id: asked.id, manager: { id: noor.id } }]);
    expect((await operatorStore(world.table).contests()).map(({ id }) => id)).not.toContain(asked.id);
  });

  it('is found for the data of its next manager once they have asked for points back', async () => {
    await handedOver();
    await left(undefined, noor);
    const entries = await pointsStore(world.table).entries(olivia.id);
    const asked = entries.find(({ kind, job }) => kind === 'return' && job?.id === jobId)!;
    const { sk } = keys.ledgerEntry(olivia.id, asked.id);
    expect((await world.table.query(keys.tracesOf(noor.id))).map((trace) => trace.place.sk)).toContain(sk);
  });
});
