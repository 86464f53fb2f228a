import type { EventOf } from '../../../events/catalogue.ts';
import { type JobPart, mostColleagues } from '../../../shared/constants/job-team.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { JobTeamStep } from '../../../shared/model/job-team.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { isActiveManager } from '../../domain/managers/active-manager.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { referenceOf, type StoredAccount } from '../../records/account.ts';
import { type AskedColleague, askedAlready, type JobMember } from '../../records/job-member.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}
type Handled = Pick<Job, 'id' | 'title' | 'manager'>;

/** The refusal of help with a job that is over. */
export const jobIsOver = refuse.conflict('This job is closed');
const enough = refuse.conflict(`A job has at most ${mostColleagues} colleagues, with those who are asked`);

/**
 * Decides that a manager asks another to help with a job. An address that is not an active manager's is asked alike, and
 * nobody reads of it: whose an address is must not be found out by asking.
 */
export function askColleague(
  { status, ...job }: Handled & Pick<Job, 'status'>,
  team: { members: readonly JobMember[]; asked: readonly AskedColleague[] },
  wish: { to: StoredAccount | undefined; email: string; part: JobPart; message: string | undefined },
  { id, ...circumstances }: Circumstances & { id: number },
): { asked: AskedColleague; event: EventOf<'job-team-changed'> | undefined } {
  const { actor, at: askedAt } = circumstances;
  const { to, email, part, message = '' } = wish;
  if (status === 'closed') throw jobIsOver;
  if (to?.id === actor.id) throw refuse.invalid('email', 'This is your own address');
  if (team.members.some(({ memberId }) => memberId === to?.id))
    throw refuse.invalid('email', 'This colleague helps with the job already');
  if (team.asked.some((one) => one.email === email)) throw askedAlready;
  if (team.members.length + team.asked.length >= mostColleagues) throw enough;
  const known = to && isActiveManager(to) ? to : undefined;
  const asked = { id, jobId: job.id, fromId: actor.id, email, part, message: message || null, askedAt };
  return {
    asked: { ...asked, toId: known?.id ?? null },
    event: known && changedTeam(job, { id, part, colleague: referenceOf(known), step: 'asked' }, circumstances),
  };
}

/** The event that something became of a colleague's help with a job. */
export function changedTeam(
  { id: jobId, title, manager }: Handled,
  { id: memberId, ...change }: { id: number; part: JobPart; colleague: PersonReference; step: JobTeamStep },
  { actor, at, eventId }: Circumstances,
): EventOf<'job-team-changed'> {
  return eventOf('job-team-changed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.jobSubject(jobId),
    data: { memberId, job: { id: jobId, title }, manager, ...change },
  });
}
