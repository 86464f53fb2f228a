import { vi } from 'vitest';
import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import type { HttpEvent } from '../../functions/platform/door/http-event.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { skillNamed } from '../../functions/features/lookups/skill-list.ts';
import { newExportWrites } from '../../functions/records/data-export.ts';
import { erasureWrites } from '../../functions/records/erasure.ts';
import { newNotificationWrite } from '../../functions/records/notification.ts';
import { employmentWrites } from '../../functions/records/recruiter-of-manager.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { idAt, uuidOf } from '../../shared/rules/ids.ts';
import { stubFunctionEnvironment } from '../support/function-environment.ts';
import { aContext, anHttpEvent } from '../support/http-event.ts';
import { type LocalTable, startLocalTable } from '../support/local-table.ts';
import { trustWrites } from '../support/trust.ts';
import { calendarThings } from './calendar-things.ts';
import { candidateProfileThings } from './candidate-profile-things.ts';
import { chatThings } from './chat-things.ts';
import { savedThings } from './saved-things.ts';
import { live, sessionThings } from './session-things.ts';
import { resumesThings } from './resumes-things.ts';
import { handoverThings } from './handover-things.ts';
import { jobNoteThings } from './job-note-things.ts';
import { oversightThings } from './oversight-things.ts';
import { claimsThings } from './claims-things.ts';
import { pointsThings } from './points-things.ts';
import { recruiterProfileThings } from './recruiter-profile-things.ts';
import { recruitersThings } from './recruiters-things.ts';
import { superManagerThings } from './super-manager-things.ts';

/** How the caller is related to the thing; `missing` is about one that does not exist. */
export type Relation = 'own' | 'related' | 'unrelated' | 'missing';

export interface Person {
  id: number;
  uuid: string;
  role: Role;
}

/** What a route addresses: the ids in its path, and where the thing is named in a body or query instead. */
export interface Made {
  /** The id by which a list shows it. */
  id: number;
  params?: Record<string, number | string>;
  body?: object;
  query?: string;
  /** Who calls instead of the usual person of that relation. */
  by?: Person;
}

/** Makes a thing that belongs to the owner where their role can own one, and to the built manager's team otherwise. */
type Maker = (world: World, owner: Person, relation: Relation) => Promise<Made>;

const missingId = 99_999;
const [react, redux] = [skillNamed('React').id, skillNamed('Redux').id];

/**
 * The built people. Maria's recruiters are Rosa, who put Ada forward, and Carl; Otto works for the other manager. The
 * first of a role owns its things, the second recruiter is related to Rosa's, and the last is unrelated to them all.
 */
const people = {
  manager: ['maria', 'rita'],
  recruiter: ['rosa', 'carl', 'otto'],
  candidate: ['ada', 'ben'],
  super_manager: ['sue', 'sam'],
} as const satisfies Record<Role, readonly string[]>;
type Name = (typeof people)[Role][number];

const roleOf = Object.fromEntries(
  Object.entries(people).flatMap(([role, names]) => names.map((name) => [name, role])),
) as Record<Name, Role>;

/** Opens an empty table with the built people, and the real Lambda entries on it. */
export async function openWorld(local?: Pick<LocalTable, 'tableName' | 'url' | 'documents' | 'close'>) {
  local ??= await startLocalTable({ now: Date.now });
  stubFunctionEnvironment(local);
  const table = openTable(local.tableName, local.documents);
  let drawn = 0;
  const newId = () => idAt(Date.now(), (drawn++ % 4096) / 4096);
  const persons = {} as Record<Name, Person & { account: StoredAccount }>;
  for (const name of Object.keys(roleOf) as Name[]) persons[name] = aPerson(name, newId());
  const employed: [Name, Name][] = [
    ['rosa', 'maria'],
    ['carl', 'maria'],
    ['otto', 'rita'],
  ];
  for (const [recruiter, manager] of employed)
    await table.write(employmentWrites(persons[manager].id, persons[recruiter].account, new Date().toISOString()));

  /** Gives everyone their account as it was at first, and signs them in: some calls end sessions or close accounts. */
  async function renew(): Promise<void> {
    await table.write(
      Object.values(persons).map(({ account }) => ({ put: { ...keys.account(account.id), ...account } })),
    );
  }
  await renew();
  const idsOf = (role: Role) => people[role].map((name) => persons[name].id);
  await table.write(trustWrites(idsOf('candidate'), idsOf('manager'), new Date().toISOString()));

  /** Calls a route as this person, or as a visitor; returns the status and the body as text. */
  async function call(
    name: string,
    by: Person | undefined,
    { params = {}, body, query, key }: Partial<Made> & { key?: string } = {},
  ) {
    const [feature, operation] = name.split('.') as [string, string];
    const route = (contract as unknown as Record<string, Record<string, RouteDefinition>>)[feature]?.[operation];
    if (!route) throw new Error(`There is no route ${name}`);
    const { handler } = (await import(`../../functions/features/${feature}/${feature}.http.ts`)) as {
      handler: (event: HttpEvent, context: unknown) => Promise<{ statusCode: number; body: string }>;
    };
    const event = anHttpEvent({
      routeKey: `${route.method} ${route.path}`,
      params: Object.fromEntries(
        Object.entries(params).flatMap(([key, value]) =>
          route.path.includes(`{${key}}`) ? [[key, String(value)]] : [],
        ),
      ),
      ...(by ? { by } : {}),
      ...(body === undefined ? {} : { body }),
      ...(query === undefined ? {} : { query }),
      ...(key === undefined || !route.creates ? {} : { headers: { 'idempotency-key': key } }),
    });
    if (by) Object.assign(event.requestContext.authorizer?.jwt?.claims ?? {}, { origin_jti: live });
    const { statusCode, body: text } = await handler(event, aContext);
    return { status: statusCode, text };
  }

  /** The id of what a call made; throws with the response when it was refused. */
  async function made(name: string, by: Person, given: Partial<Made>): Promise<number> {
    const { status, text } = await call(name, by, given);
    if (status !== 200) throw new Error(`${name} of the world responded ${status}: ${text}`);
    const { data } = JSON.parse(text) as { data: { id: number } | [{ id: number }] };
    return Array.isArray(data) ? data[0].id : data.id;
  }

  return {
    table,
    people: persons,
    newId,
    renew,
    call,
    made,
    close: async () => {
      vi.unstubAllEnvs();
      await local.close();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

function aPerson(name: Name, id: number): Person & { account: StoredAccount } {
  const role = roleOf[name];
  const [uuid, email] = [uuidOf(id, '0123456789abcdef'), `${name}@example.com`];
  const at = new Date().toISOString();
  const account: StoredAccount = {
    ...accountOf(
      { firstName: name, lastName: 'Lopez', email, role: role === 'super_manager' ? 'manager' : role },
      { id, uuid, at, status: 'active' },
    ),
    role,
    hasManagers: role === 'recruiter',
    sessions: { [live]: 7 },
  };
  return { id, uuid, role, account };
}

/** The person of this role who has this relation to things of their role's owner. */
export function caller({ people: persons }: World, role: Role, relation: Relation): Person {
  const names: readonly Name[] = people[role];
  const last = names.length - 1;
  return persons[names[relation === 'unrelated' ? last : relation === 'related' ? last - 1 : 0] as Name];
}

/** The same thing with an id that nothing has. */
export function missing({ params, body, ...made }: Made): Made {
  const last = Object.keys(params ?? {}).at(-1);
  if (last)
    return {
      ...made,
      body,
      params: { ...params, [last]: typeof params?.[last] === 'string' ? crypto.randomUUID() : missingId },
    };
  return { ...made, body: { ...body, [Object.keys(body ?? {}).at(-1) ?? 'jobId']: missingId } };
}

const aJob: Maker = async ({ made, table, people: { maria, ada } }) => {
  // Jobs without a client share one introduction, which an earlier cell may have given to another recruiter.
  await table.writeOne({ remove: keys.introduction(ada.id, { company: undefined, managerId: maria.id }) });
  const body = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 };
  const id = await made('jobs.postJob', maria, { body });
  return { id, params: { id } };
};

/** Ada has applied; her application waits for Maria's recruiters. */
const anApplication: Maker = async (world, owner) => {
  const { params } = await aJob(world, owner, 'own');
  const id = await world.made('applications.applyToJob', world.people.ada, { params });
  return { id, params: { id } };
};

/** Ada on Maria's job, put forward by Rosa. */
const aCandidateOnJob: Maker = async (world, owner) => {
  const { ada, rosa } = world.people;
  const job = await aJob(world, owner, 'own');
  const id = await world.made('applications.applyToJob', ada, job);
  await world.call('applications.acceptSelfAssignment', rosa, { params: { id } });
  return { id: ada.id, params: { jobId: job.id, candidateId: ada.id } };
};

const sent =
  (name: string, list: string, idOf = 'id'): Maker =>
  async (world, owner) => {
    const emails = [`somebody-${world.newId()}@example.com`];
    await world.call(name, owner, { body: { emails } });
    const { text } = await world.call(list, owner, { query: 'page=1&perPage=100' });
    const { data } = JSON.parse(text) as { data: { id: number; email: string }[] };
    const id = data.find(({ email }) => email === emails[0])?.id;
    if (id === undefined) throw new Error(`${list} does not show what ${name} sent: ${text}`);
    return { id, params: { [idOf]: id } };
  };

const aRecruiterInvitation = sent('recruiters.inviteRecruiters', 'recruiters.listRecruiterInvitations');

/** What routes are about. A new kind of thing gets its maker here. */
export const things = {
  self: async (_, { id }) => ({ id }),
  // Every manager has the built-in pair of React and Redux, and may separate it for themselves.
  skill: async () => ({ id: react, params: { id: react } }),
  'skill pair': async () => ({ id: react, params: { id: react, associatedTagId: redux } }),
  person: async ({ people: { ben } }) => ({ id: ben.id, params: { id: ben.id } }),
  'data export': async ({ table, newId }, { id: userId, uuid }) => {
    const [id, now] = [newId(), Date.now()];
    const archive = { id, userId, uuid, state: 'preparing' as const, parts: [], readyAt: null };
    const [keep] = newExportWrites({
      ...archive,
      requestedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 86_400_000).toISOString(),
    });
    await table.write(keep ? [keep] : []);
    return { id, params: { id } };
  },
  erasure: async ({ table, newId }, owner) => {
    const [id, now] = [newId(), Date.now()];
    const dueAt = new Date(now + 86_400_000).toISOString();
    await table.writeOne({ remove: keys.erasure(owner.id) });
    await table.write(erasureWrites(owner, { id, at: new Date(now).toISOString(), dueAt }));
    return { id };
  },
  notification: async ({ table, newId }, { id: recipientId }) => {
    const [id, time] = [newId(), new Date().toISOString()];
    const payload = { job: { id: 5, title: 'ICU nurse' } };
    await table.writeOne(
      newNotificationWrite(
        { id, time },
        { recipientId, type: 'job_update', payload },
        Math.floor(Date.now() / 1000) + 86_400,
      ),
    );
    return { id };
  },
  client: async ({ made, newId }, owner) => {
    const body = {
      companyName: `Lakeside ${newId()}`,
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: 'ann@lakeside.example',
    };
    const id = await made('clients.addClient', owner, { body });
    return { id, params: { id } };
  },
  campaign: async ({ made, newId }, owner) => {
    const id = await made('campaigns.addCampaign', owner, { body: { name: `nurses-${newId()}` } });
    return { id, params: { id } };
  },
  team: async ({ people: { rosa } }) => ({ id: rosa.id }),
  'recruiter invitation': aRecruiterInvitation,
  'closed recruiter invitation': async (world, owner) => {
    const invitation = await aRecruiterInvitation(world, owner, 'own');
    await world.made('recruiters.closeRecruiterInvitation', owner, invitation);
    return invitation;
  },
  ...recruitersThings,
  'candidate invitation': sent('invitations.inviteCandidates', 'invitations.listCandidateInvitations', 'inviteId'),
  job: aJob,
  ...handoverThings,
  'closed job': async (...given) => {
    const [world] = given;
    const job = await aJob(...given);
    await world.made('jobs.closeJob', world.people.maria, { ...job, body: {} });
    return job;
  },
  'job applied to': async (...given) => {
    const [world] = given;
    const job = await aJob(...given);
    await world.made('applications.applyToJob', world.people.ada, job);
    return job;
  },
  'job withdrawn from': async (world, owner) => {
    const job = await aJob(world, owner, 'own');
    await world.made('applications.applyToJob', world.people.ada, job);
    await world.made('applications.withdrawApplication', world.people.ada, { ...job, body: {} });
    return job;
  },
  'job to recommend': async (world, owner) => {
    const { id } = await aJob(world, owner, 'own');
    return { id, body: { emails: [`somebody-${world.newId()}@example.com`], jobId: id } };
  },
  recommendation: async (world, owner) => {
    const { id: jobId } = await aJob(world, owner, 'own');
    const body = { emails: [`somebody-${world.newId()}@example.com`], jobId };
    await world.call('recommendations.recommendJob', owner, { body });
    const query = `jobId=${jobId}&page=1&perPage=50`;
    const { text } = await world.call('recommendations.listRecommendations', owner, { query });
    const { data } = JSON.parse(text) as { data: { id: number }[] };
    const id = data[0]?.id ?? 0;
    return { id, params: { id }, query };
  },
  ...savedThings<Person, World>(),
  ...sessionThings<Person>(),
  application: anApplication,
  'declined application': async (world, owner) => {
    const application = await anApplication(world, owner, 'own');
    await world.made('applications.declineSelfAssignment', world.people.rosa, { ...application, body: {} });
    return application;
  },
  'candidate on job': aCandidateOnJob,
  ...candidateProfileThings(aCandidateOnJob),
  ...chatThings,
  ...resumesThings,
  ...claimsThings<Person, World>(),
  ...pointsThings<Person, World>(),
  ...superManagerThings,
  ...recruiterProfileThings<Person, World>(aCandidateOnJob),
  ...calendarThings<Person, World>(aCandidateOnJob),
  ...jobNoteThings<Person, World>(aJob),
  ...oversightThings<Person, World>(aJob, aCandidateOnJob),
  'moved candidate': async (world, owner) => {
    const pair = await aCandidateOnJob(world, owner, 'own');
    await world.call('pipeline.changeCandidateStatus', owner, { ...pair, body: { status: 'submitted' } });
    return pair;
  },
  // Related to it is who works on the same candidate and did not write it.
  note: async (world, owner, relation) => {
    const { maria, rosa } = world.people;
    const pair = await aCandidateOnJob(world, owner, relation);
    const author = relation !== 'related' ? owner : owner === maria ? rosa : maria;
    const noteId = await world.made('pipeline.addCandidateJobNote', author, { ...pair, body: { note: 'Called.' } });
    return { id: noteId, params: { ...pair.params, noteId }, ...(relation === 'related' && { by: owner }) };
  },
} satisfies Record<string, Maker>;
export type Thing = keyof typeof things;
