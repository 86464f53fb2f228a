import { contract } from '../../../shared/contract/contract.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { JobTeam } from '../../../shared/model/job-team.ts';
import { ownedBy } from '../../domain/jobs/own-job.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { referenceOf } from '../../records/account.ts';
import { teamAmong } from '../../records/job-member.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { askColleague, changedTeam } from './ask-colleague.ts';
import type { HelpedJob, JobAndTeam, JobTeamStore } from './job-team.store.ts';
import { shownTo } from './shown-to.ts';

interface Needs {
  jobTeamStore: JobTeamStore;
  clock: Clock;
}

export const readJobHandler = handler(
  contract.jobs.readJob,
  async ({ params, actor }, { jobTeamStore }: Pick<Needs, 'jobTeamStore'>): Promise<Job> => {
    const found = await jobTeamStore.jobAndTeam(params.id);
    const team = await teamFor(actor, found, jobTeamStore);
    return team ? { ...(await jobTeamStore.seenJob(actor, found.job)), team } : shownTo(actor.id, found.job);
  },
);

/** The team as its job's manager, or one of them, reads it; undefined for everybody else. */
async function teamFor(
  { id }: Reader,
  { job, members, asked }: JobAndTeam,
  { people }: Pick<JobTeamStore, 'people'>,
): Promise<JobTeam | undefined> {
  const isOwn = job.managerId === id;
  if (!isOwn && !teamAmong(members).includes(id)) return undefined;
  const persons = await people(members.map(({ memberId }) => memberId));
  return {
    isOwn,
    members: members.flatMap(({ id: membershipId, memberId, part, since }) => {
      const account = persons.get(memberId);
      return account ? [{ id: membershipId, person: referenceOf(account), part, since }] : [];
    }),
    asked: isOwn
      ? asked.map(({ id: askedId, email, part, message, askedAt }) => ({ id: askedId, email, part, message, askedAt }))
      : [],
  };
}

export const listMembershipsHandler = handler(
  contract.jobs.listMemberships,
  async ({ query, actor }, { jobTeamStore }: Pick<Needs, 'jobTeamStore'>) =>
    pageOf((await jobTeamStore.helpedBy(actor.id)).map(membershipOf), query),
);

function membershipOf({ job, manager, asked, member }: HelpedJob) {
  const { id, title, status } = job;
  const part = (asked ?? member)?.part ?? 'team';
  const candidatesCount = part === 'interviewer' ? null : job.candidatesCount;
  return {
    id: (asked ?? member)?.id ?? 0,
    state: asked ? ('asked' as const) : ('joined' as const),
    part,
    message: asked?.message ?? null,
    at: asked?.askedAt ?? member?.since ?? job.createdAt,
    manager: referenceOf(manager),
    job: { id, title, status, candidatesCount },
    company: job.client?.companyName ?? null,
  };
}

export const askColleagueHandler = handler(
  contract.jobs.askColleague,
  async (
    { params, body: { email, part, message }, actor },
    { jobTeamStore, mailAllowance, clock }: Needs & { mailAllowance: MailAllowance },
  ) => {
    const at = clock.now();
    const { job, ...team } = await jobTeamStore.jobAndTeam(params.id);
    ownedBy(actor.id, job);
    await mailAllowance.take(actor, 1, at);
    const to = await jobTeamStore.accountByEmail(email);
    const made = { actor, at, id: clock.newId(), eventId: clock.newId() };
    const { asked, event } = askColleague(job, team, { to, email, part, message }, made);
    await jobTeamStore.saveAsked(asked, event);
    return { id: asked.id };
  },
);

export const removeColleagueHandler = handler(
  contract.jobs.removeColleague,
  async ({ params, actor, refuse }, { jobTeamStore, clock }: Needs) => {
    const { job, members, asked } = await jobTeamStore.jobAndTeam(params.id);
    ownedBy(actor.id, job);
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const waits = asked.find(({ id }) => id === params.memberId);
    const member = members.find(({ id }) => id === params.memberId);
    const userId = member?.memberId ?? waits?.toId;
    const account = await jobTeamStore.accountOfOwner(userId ?? undefined);
    const colleague = account && referenceOf(account);
    if (waits) {
      const event = colleague && changedTeam(job, { ...waits, colleague, step: 'withdrawn' }, circumstances);
      await jobTeamStore.saveNoLongerAsked(waits, event);
    } else if (member && colleague)
      await jobTeamStore.saveEnded(member, changedTeam(job, { ...member, colleague, step: 'removed' }, circumstances));
    else throw refuse.noSuch('colleague');
    return { id: params.memberId };
  },
);

export const acceptMembershipHandler = handler(
  contract.jobs.acceptMembership,
  async ({ params, actor, refuse }, { jobTeamStore, clock }: Needs) => {
    const { job, asked } = await jobTeamStore.helpedOne(actor.id, params.id);
    if (!asked) throw refuse.conflict('You already help with this job');
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const event = changedTeam(job, { ...asked, colleague: referenceOf(actor), step: 'joined' }, circumstances);
    await jobTeamStore.saveJoined(asked, actor.id, event);
    return { jobId: job.id };
  },
);

export const endMembershipHandler = handler(
  contract.jobs.endMembership,
  async ({ params, actor }, { jobTeamStore, clock }: Needs) => {
    const { job, asked, member } = await jobTeamStore.helpedOne(actor.id, params.id);
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const colleague = referenceOf(actor);
    if (asked)
      await jobTeamStore.saveNoLongerAsked(
        asked,
        changedTeam(job, { ...asked, colleague, step: 'declined' }, circumstances),
      );
    if (member)
      await jobTeamStore.saveEnded(member, changedTeam(job, { ...member, colleague, step: 'left' }, circumstances));
    return { id: params.id };
  },
);
