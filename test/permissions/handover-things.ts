import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';

interface Caller {
  id: number;
  uuid: string;
  role: 'manager' | 'super_manager' | 'recruiter' | 'candidate';
}
/** What of the world these things need. */
interface Around {
  table: Table;
  people: Record<'maria' | 'rita' | 'sue', Caller & { account: { email: string } }>;
  made: (route: string, by: Caller, given: { params?: Record<string, number>; body?: object }) => Promise<number>;
}

const aJob = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 };

async function asked(
  { made, table }: Around,
  from: Caller,
  to: Around['people']['maria'],
): Promise<{ id: number; jobId: number }> {
  const { email } = to.account;
  await table.writeOne({ put: { ...keys.emailOwner(email), userId: to.id } });
  const jobId = await made('jobs.postJob', from, { body: aJob });
  return { id: await made('jobs.askHandover', from, { params: { id: jobId }, body: { email } }), jobId };
}

/** Maria's job, or Sue's, whose team somebody is asked to join. */
async function askedToHelp(
  { made, table }: Around,
  from: Caller,
  to: Around['people']['maria'],
): Promise<{ id: number; jobId: number }> {
  const { email } = to.account;
  await table.writeOne({ put: { ...keys.emailOwner(email), userId: to.id } });
  const jobId = await made('jobs.postJob', from, { body: aJob });
  return { id: await made('jobs.askColleague', from, { params: { id: jobId }, body: { email } }), jobId };
}

/** What routes about handing jobs over are about: Maria gives to Rita, or takes over from her. */
export const handoverThings = {
  'job to give away': async (world: Around) => {
    const { maria, rita } = world.people;
    await world.table.writeOne({ put: { ...keys.emailOwner('rita@example.com'), userId: rita.id } });
    const id = await world.made('jobs.postJob', maria, { body: aJob });
    return { id, params: { id } };
  },
  'job to hand over': async (world: Around) => {
    const { maria, rita } = world.people;
    const { jobId } = await asked(world, maria, rita);
    return { id: jobId, params: { id: jobId } };
  },
  colleague: async (world: Around) => {
    const { maria, rita } = world.people;
    const { id, jobId } = await askedToHelp(world, maria, rita);
    return { id, params: { id: jobId, memberId: id } };
  },
  'job to help with': async (world: Around) => {
    const { sue, maria } = world.people;
    const { id } = await askedToHelp(world, sue, maria);
    return { id, params: { id } };
  },
  'job to take over': async (world: Around) => {
    const { sue, maria } = world.people;
    const { id } = await asked(world, sue, maria);
    return { id, params: { id } };
  },
};
