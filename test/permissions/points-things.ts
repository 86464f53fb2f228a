import type { EventOf } from '../../events/catalogue.ts';
import { jobClosedExamples } from '../../events/jobs/job-closed.ts';
import { awardPoints } from '../../functions/features/points/award-points.ts';
import { bountiesStore } from '../../functions/features/points/bounties.store.ts';
import { pointsStore } from '../../functions/features/points/points.store.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { referenceOf, type StoredAccount } from '../../functions/records/account.ts';
import type { Table } from '../../functions/platform/table/table.ts';

/** What of the world these things need. */
interface Around<Person> {
  table: Table;
  people: Record<'maria' | 'rosa' | 'sue', Person> & { ada: { account: StoredAccount } };
  newId: () => number;
  call(name: string, by: Person, given: { body?: object; query?: string }): Promise<{ text: string }>;
  made(name: string, by: Person, given: { body?: object; params?: Record<string, number> }): Promise<number>;
}

const closed = jobClosedExamples[0] as EventOf<'job-closed'>;

/** Hires of Ada by Maria with a guarantee, for which Rosa earned points that are held. */
export function pointsThings<Person extends { id: number }, World extends Around<Person>>() {
  const hire = async (world: World) => {
    const body = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500, guaranteeDays: 60 };
    const id = await world.made('jobs.postJob', world.people.maria, { body });
    await hireFor(world, id);
    return { id, params: { id } };
  };
  const returned = async (world: World) => {
    // The super manager who works with the manager decides.
    await workTogether(world);
    const { id: jobId, params } = await hire(world);
    await sayLeft(world, params);
    const [found] = await bountiesStore(world.table).hiresOf(jobId);
    const id = found?.returned?.id ?? 0;
    return { id, params: { id } };
  };
  return {
    reward: async ({ table, call }: World, owner: Person) => {
      await table.writeOne({ update: keys.points(owner.id), add: { balance: 10, earned: 10, redeemed: 0 } });
      await call('points.redeemPoints', owner, { body: { count: 1 } });
      const { text } = await call('points.listPointEntries', owner, { query: 'page=1&perPage=50' });
      const { data } = JSON.parse(text) as { data: { id: number }[] };
      const id = Math.max(...data.map((entry) => entry.id));
      return { id, params: { id } };
    },
    hire,
    return: returned,
    'contested return': async (world: World) => {
      const made = await returned(world);
      await world.made('points.contestReturn', world.people.rosa, { ...made, body: { words: 'She is still there.' } });
      return made;
    },
  };
}

/** Makes Maria hire Ada for a job, for which Rosa earns points that are held by a guarantee. */
export async function hireFor(
  { table, people: { ada, maria, rosa }, newId }: Pick<Around<{ id: number }>, 'table' | 'people' | 'newId'>,
  jobId: number,
): Promise<void> {
  const award = awardPoints({
    ...closed,
    id: newId(),
    time: new Date().toISOString(),
    data: {
      ...closed.data,
      jobId,
      guaranteeDays: 60,
      manager: { id: maria.id, firstName: 'Maria', lastName: 'Lopez', avatar: null },
      candidate: referenceOf(ada.account),
      recruiter: { id: rosa.id, firstName: 'Rosa', lastName: 'Lopez', avatar: null },
    },
  });
  if (!award) throw new Error('the hire awards points');
  await pointsStore(table).saveAward(award, 100_000);
}

/** Makes Maria say that Ada left. */
export async function sayLeft<Person>(
  { made, people }: Pick<Around<Person>, 'made'> & { people: { maria: Person } },
  params: { id: number },
): Promise<void> {
  const body = { leftOn: new Date().toISOString().slice(0, 10), reason: 'She moved.' };
  await made('points.returnBounty', people.maria, { params, body }).catch(() => undefined);
}

/** Makes the super manager work with the manager whose things these are. */
export async function workTogether({
  table,
  people: { maria, sue },
  newId,
}: {
  table: Table;
  people: { maria: { id: number }; sue: { id: number } };
  newId(): number;
}): Promise<void> {
  const sentAt = new Date().toISOString();
  const pair = { id: newId(), superManagerId: sue.id, managerId: maria.id };
  const together = { ...pair, isAccepted: true, sentAt, resentAt: null, acceptedAt: sentAt };
  await table.write([
    { put: { ...keys.collaboration(sue.id, maria.id), ...together } },
    { put: { ...keys.overseer(maria.id, sue.id), ...together } },
  ]);
}
