import type { StoredAccount } from '../../functions/records/account.ts';
import { employmentWrites } from '../../functions/records/recruiter-of-manager.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { uuidOf } from '../../shared/rules/ids.ts';

interface Caller {
  id: number;
  uuid: string;
  role: Role;
}
/** What of the world this thing needs. */
interface Around {
  table: Table;
  newId: () => number;
  people: Record<'maria' | 'rita' | 'rosa' | 'carl' | 'otto', Caller & { account: StoredAccount }>;
  made: (route: string, by: Caller, given: { body?: object; params?: Record<string, number> }) => Promise<number>;
  call: (
    route: string,
    by: Caller,
    given: { body?: object; params?: Record<string, number>; query?: string },
  ) => Promise<{ text: string }>;
}

/** A recruiter who works for the owner. */
async function anEmployedRecruiter({ table, newId, people: { rosa } }: Around, owner: Caller) {
  const id = newId();
  const account = { ...rosa.account, id, uuid: uuidOf(id, '0123456789abcdef'), email: `recruiter-${id}@example.com` };
  await table.write([
    { put: { ...keys.account(id), ...account } },
    ...employmentWrites(owner.id, account, new Date().toISOString()),
  ]);
  return { id, params: { id } };
}

/** An invitation of the owner by a manager of its own, because a recruiter works with one only once. */
async function aJoinInvitation(world: Around, owner: Caller) {
  const { table, newId, people, call } = world;
  const { maria, rita: _, ...others } = people;
  const id = newId();
  const manager = { id, uuid: uuidOf(id, '0123456789abcdef'), role: 'manager' as const };
  const account = { ...maria.account, ...manager, email: `manager-${id}@example.com` };
  const { email } = (Object.values(others).find((one) => one.id === owner.id) ?? maria).account;
  await table.writeOne({ put: { ...keys.account(id), ...account } });
  await table.writeOne({ put: { ...keys.emailOwner(email), userId: owner.id } });
  await call('recruiters.inviteRecruiters', manager, { body: { emails: [email] } });
  const { text } = await call('recruiters.listJoinInvitations', owner, { query: 'page=1&perPage=50' });
  const { data } = JSON.parse(text) as { data: { id: number; manager: { id: number } }[] };
  const invitation = data.find((one) => one.manager.id === id);
  if (!invitation) throw new Error(`The recruiter does not see the invitation: ${text}`);
  return { id: invitation.id, params: { id: invitation.id } };
}

/** A recruiter of another manager whom the owner may ask for a job; Otto works for Rita, everybody else for Maria. */
async function aRecruiterToAsk({ people: { maria, rita, rosa, otto }, made }: Around, owner: Caller) {
  const [manager, recruiter] = owner.role === 'recruiter' ? [rita, rosa] : [maria, otto];
  const body = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 };
  const jobId = await made('jobs.postJob', manager, { body });
  return { id: recruiter.id, params: { id: recruiter.id }, body: { jobId }, manager };
}

/** A request of the owner, or to them where they are a recruiter. */
async function aWorkRequest(world: Around, owner: Caller) {
  const { manager, params, body } = await aRecruiterToAsk(world, owner);
  const id = await world.made('recruiters.inviteOtherRecruiter', manager, { params, body });
  return { id, params: { id } };
}

/** One that the owner has accepted. */
async function anAcceptedWorkRequest(world: Around, owner: Caller) {
  const request = await aWorkRequest(world, owner);
  await world.made('recruiters.acceptWorkRequest', owner, { params: request.params });
  return request;
}

/** An open job of the owner, or of Maria, on the market; Otto, who works for neither of them, is verified. */
async function anOfferedJob({ table, people: { maria, otto }, made, call }: Around, owner: Caller) {
  const manager = owner.role === 'manager' ? owner : maria;
  const body = { title: 'Night nurse', description: 'Care for critical patients.', points: 500 };
  const id = await made('jobs.postJob', manager, { body });
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString();
  await call('market.offerJob', manager, {
    params: { id },
    body: { places: 2, until, expectation: 'Three by Friday' },
  });
  const at = new Date().toISOString();
  const verification = {
    userId: otto.id,
    email: 'otto@example.com',
    company: 'Own',
    domain: 'own.example',
    note: 'x',
    at,
  };
  await table.writeOne({ put: { ...keys.verification(otto.id), ...verification } });
  return { id, params: { id } };
}

/** A request of Otto for an offered job of the owner. */
async function anAsking(world: Around, owner: Caller) {
  const job = await anOfferedJob(world, owner);
  const body = { message: 'I know three nurses who look for exactly this and have filled such jobs.' };
  const id = await world.made('market.askForJob', world.people.otto, { params: job.params, body });
  return { id, params: { id } };
}

/** What the routes about a manager's recruiters are about. */
export const recruitersThings = {
  'join invitation': aJoinInvitation,
  'employed recruiter': anEmployedRecruiter,
  'recruiter to ask': aRecruiterToAsk,
  'work request': aWorkRequest,
  'accepted work request': anAcceptedWorkRequest,
  'offered job': anOfferedJob,
  asking: anAsking,
};
