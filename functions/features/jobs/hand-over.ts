import type { EventOf } from '../../../events/catalogue.ts';
import type { Client } from '../../../shared/model/client.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import { isActiveManager } from '../../domain/managers/active-manager.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { referenceOf, type StoredAccount } from '../../records/account.ts';
import type { StoredHandover } from '../../records/handover.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** The two managers, and the job by its title. */
interface Handing {
  job: { id: number; title: string };
  manager: PersonReference;
  recipient: PersonReference;
}

/** The refusal of handing over a job that is over. */
export const jobIsClosed = refuse.conflict('A closed job stays with the manager who closed it');

/**
 * Decides that a manager asks another to take a job over. An address that is not an active manager's is asked alike, and
 * nobody reads of it: whose an address is must not be found out by asking.
 */
export function askHandover(
  { id: jobId, title, status, manager }: Pick<Job, 'id' | 'title' | 'status' | 'manager'>,
  { to, email, message }: { to: StoredAccount | undefined; email: string; message: string | undefined },
  { actor, at, id, eventId }: Circumstances & { id: number },
): { handover: StoredHandover; event: EventOf<'job-handover-changed'> | undefined } {
  if (status === 'closed') throw jobIsClosed;
  if (to?.id === actor.id) throw refuse.invalid('email', 'This is your own address');
  const asked = { id, jobId, fromId: actor.id, email, message: message || null, askedAt: at };
  if (!to || !isActiveManager(to)) return { handover: { ...asked, toId: null }, event: undefined };
  const handover = { ...asked, toId: to.id };
  const handing = { job: { id: jobId, title }, manager, recipient: referenceOf(to) };
  return { handover, event: changedHandover(handover, { ...handing, state: 'asked' }, { actor, at, eventId }) };
}

/** The event of a request in another state; that of an accepted one names who put somebody forward. */
export function changedHandover(
  { id: handoverId, jobId }: StoredHandover,
  {
    state,
    recruiterIds = [],
    ...handing
  }: Handing & Pick<EventOf<'job-handover-changed'>['data'], 'state'> & { recruiterIds?: number[] },
  { actor, at, eventId }: Circumstances,
): EventOf<'job-handover-changed'> {
  return eventOf('job-handover-changed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.jobSubject(jobId),
    data: { handoverId, ...handing, state, recruiterIds },
  });
}

/** Whose a taken-over job is for: the new manager's client of that name, or a new one with the same facts. */
export interface TakenClient {
  client: Client;
  isNew: boolean;
}

/**
 * The client of a job for the manager who takes it over: theirs of the same company, or a copy of the former manager's;
 * undefined without one.
 */
export function takenClient(
  former: Client | undefined,
  own: readonly Client[],
  { at, id }: { at: string; id: number },
): TakenClient | undefined {
  if (!former) return undefined;
  const known = own.find(({ companyName }) => companyKey(companyName) === companyKey(former.companyName));
  if (known) return { client: known, isNew: false };
  const { companyName, domain, city, contactPerson, contactPersonsPosition, phonePrefix, phone, email } = former;
  const facts = { companyName, domain, city, contactPerson, contactPersonsPosition, phonePrefix, phone, email };
  return { client: { id, version: 1, ...facts, jobs: 1, createdAt: at }, isNew: true };
}

/** The job as the manager has it who takes it over, with those of its recruiters who work for them too. */
export function takenJob(
  before: Job,
  { manager, client, recruiters }: { manager: PersonReference; client: Client | undefined; recruiters: number[] },
): Job {
  // Their company is found out when they save the job; the former one's has nothing more to do with it.
  const { managerCompany: _former, ...kept } = before;
  return {
    ...kept,
    managerId: manager.id,
    manager,
    clientId: client?.id ?? null,
    client: client ? { companyName: client.companyName } : before.client,
    recruiters,
    version: before.version + 1,
  };
}
