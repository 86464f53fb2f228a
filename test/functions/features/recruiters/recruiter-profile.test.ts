import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { closeJobHandler, holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { readPersonHandler } from '../../../../functions/features/people/person.handlers.ts';
import { newAccountWrites, type StoredAccount } from '../../../../functions/records/account.ts';
import { endedEmploymentWrites, employmentWrites } from '../../../../functions/records/recruiter-of-manager.ts';
import {
  listCandidatesOfRecruiterHandler,
  listClientsOfRecruiterHandler,
  listJobsOfPersonHandler,
  listRecruiterSkillsHandler,
  readRecruiterActionsHandler,
} from '../../../../functions/features/recruiters/recruiter.handlers.ts';
import { recruiterProfileStore } from '../../../../functions/features/recruiters/recruiter-profile.store.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('The profile of a recruiter', () => {
  let hiring: Hiring;
  let people = 7000;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
  });
  const needs = () => ({
    recruiterProfile: recruiterProfileStore(hiring.table),
    peopleStore: peopleStore(hiring.table),
  });
  /** Somebody with an account; a recruiter works for these managers. */
  async function person(role: 'manager' | 'recruiter' | 'candidate', ...managers: Actor[]): Promise<Actor> {
    people += 1;
    const actor = anActor(role, {
      id: people,
      email: `person-${people}@example.com`,
      hasManagers: managers.length > 0,
    });
    const { id, uuid, firstName, lastName, email } = actor;
    const opened = accountOf({ firstName, lastName, email, role }, { id, uuid, at: someTime, status: 'active' });
    const account: StoredAccount = { ...opened, hasManagers: managers.length > 0 };
    await hiring.table.write(newAccountWrites(account));
    for (const manager of managers) await hiring.table.write(employmentWrites(manager.id, account, someTime));
    return actor;
  }
  /** A manager whose recruiter put a candidate forward on an open job for a client; another job names somebody else. */
  async function aTeam() {
    const manager = await person('manager');
    const [recruiter, colleague] = [await person('recruiter', manager), await person('recruiter', manager)];
    const candidate = await person('candidate');
    const job = await hiring.aPostedJob({ title: 'ICU nurse', tagIds: [skillNamed('React').id] }, manager);
    const namedOnly = await hiring.aPostedJob({ title: 'Not theirs', recruiters: [colleague.id] }, manager);
    await hiring.accepted(await hiring.applied(job.id, candidate), recruiter);
    return { manager, recruiter, colleague, candidate, job, namedOnly };
  }
  const page = { page: 1, perPage: 25 };
  const params = ({ id }: Actor) => ({ id });
  const actions = async (of: Actor, actor: Actor) =>
    resultOf(readRecruiterActionsHandler, { params: params(of), actor }, needs());
  const card = async (of: Actor, actor: Actor) => resultOf(readPersonHandler, { params: params(of), actor }, needs());
  const jobs = async (of: Actor, actor: Actor, status: 'open' | 'closed' = 'open') => {
    const query = { ...page, status };
    const { result } = await handled(listJobsOfPersonHandler, { params: params(of), query, actor }, needs());
    return result.data.map(({ title, candidatesCount }) => [title, candidatesCount]);
  };
  const candidates = async (of: Actor, actor: Actor) =>
    resultOf(listCandidatesOfRecruiterHandler, { params: params(of), query: page, actor }, needs());
  const clients = async (of: Actor, actor: Actor) =>
    (await resultOf(listClientsOfRecruiterHandler, { params: params(of), query: page, actor }, needs())).data;

  it('offers a manager to ask a recruiter of other managers, and nobody else (RECR-04, RECR-34, PERM-20)', async () => {
    const { manager, recruiter, colleague, candidate } = await aTeam();
    const other = await person('manager');
    const free = await person('recruiter');
    const of = async (of: Actor, actor: Actor) => {
      const { canAssign, canRemove, assignRefusal } = await actions(of, actor);
      expect((await card(of, actor)).showSendInvite).toBe(canAssign);
      return { canAssign, canRemove, assignRefusal };
    };
    expect(await of(recruiter, other)).toEqual({ canAssign: true, canRemove: false, assignRefusal: null });
    expect(await of(recruiter, manager)).toEqual({
      canAssign: false,
      canRemove: true,
      assignRefusal: 'This recruiter works for you already',
    });
    expect(await of(free, manager)).toMatchObject({ assignRefusal: 'This recruiter works for no manager now' });
    for (const viewer of [colleague, candidate])
      expect(await of(recruiter, viewer)).toEqual({
        canAssign: false,
        canRemove: false,
        assignRefusal: 'Only managers ask recruiters to work for them',
      });
    expect(await refusalOf(actions(candidate, manager))).toMatchObject({ kind: 'notFound' });
  });

  it('shows each viewer the contact and the jobs that they share (RECR-33, RECR-50, RECR-51)', async () => {
    const { manager, recruiter, colleague, candidate, job } = await aTeam();
    const shared = [{ id: job.id, title: job.title }];
    expect(await card(recruiter, manager)).toMatchObject({
      contact: { email: recruiter.email },
      worksSince: someTime,
      sharedJobs: shared,
    });
    expect(await card(recruiter, candidate)).toMatchObject({
      contact: { email: recruiter.email },
      worksSince: null,
      sharedJobs: shared,
    });
    expect(await card(recruiter, colleague)).toMatchObject({ contact: null, worksSince: null, sharedJobs: [] });
    expect(await card(recruiter, await person('manager'))).toMatchObject({ contact: null, sharedJobs: [] });
  });

  it('lists for a manager the jobs that the recruiter may work on, with the candidates of each (RECR-40, PERM-21)', async () => {
    const { manager, recruiter, job, namedOnly } = await aTeam();
    const all = await hiring.aPostedJob({ title: 'For all' }, manager);
    expect(await jobs(recruiter, manager)).toEqual([
      ['For all', 0],
      ['ICU nurse', 1],
    ]);
    expect([job.id, namedOnly.id, all.id]).toEqual([job.id, namedOnly.id, all.id].toSorted());
    expect(await jobs(recruiter, manager, 'closed')).toEqual([]);
    // What was done stays when the two part.
    await hiring.table.write(endedEmploymentWrites(manager.id, recruiter.id));
    expect(await jobs(recruiter, manager)).toEqual([['ICU nurse', 1]]);
    expect(await jobs(recruiter, await person('manager'))).toEqual([]);
  });

  it('lists for a recruiter what both work on without anybody’s candidates, and for a candidate their own jobs', async () => {
    const { recruiter, colleague, candidate } = await aTeam();
    expect(await jobs(recruiter, colleague)).toEqual([['ICU nurse', null]]);
    expect(await jobs(recruiter, candidate)).toEqual([['ICU nurse', null]]);
    // The colleague represents the candidate nowhere.
    expect(await jobs(colleague, candidate)).toEqual([]);
    expect(await jobs(recruiter, await person('recruiter', await person('manager')))).toEqual([]);
  });

  it('lists each candidate once for the manager on whose jobs they are, and for no other (RECR-41)', async () => {
    const { manager, recruiter, candidate } = await aTeam();
    const second = await hiring.aPostedJob({ title: 'Second' }, manager);
    await hiring.accepted(await hiring.applied(second.id, candidate), recruiter);
    expect(await candidates(recruiter, manager)).toMatchObject({
      data: [{ id: candidate.id, jobsCount: 2, status: 'contacted' }],
      meta: { total: 1 },
    });
    expect(await candidates(recruiter, await person('manager'))).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('lists the clients of open jobs for those who share them (RECR-42)', async () => {
    const colleague = await person('recruiter', hiring.manager);
    const client = await hiring.aClient({ companyName: 'Lakeside' });
    const job = await hiring.aPostedJob({ clientId: client.id });
    await hiring.aPostedJob({ clientId: client.id, recruiters: [colleague.id] });
    await hiring.table.write(employmentWrites(hiring.manager.id, { ...colleague, avatar: null }, someTime));
    await hiring.accepted(await hiring.applied(job.id, await person('candidate')), colleague);
    const of = { id: client.id, companyName: 'Lakeside' };
    expect(await clients(colleague, hiring.manager)).toEqual([{ ...of, jobsCount: 2, candidatesCount: 1 }]);
    const second = await person('recruiter', hiring.manager);
    expect(await clients(colleague, second)).toEqual([{ ...of, jobsCount: 1, candidatesCount: null }]);
    expect(await clients(colleague, await person('manager'))).toEqual([]);
  });

  it('names the skills of the jobs on which the recruiter put candidates forward (RECR-39)', async () => {
    const { manager, recruiter, colleague } = await aTeam();
    const skills = async (of: Actor) =>
      resultOf(listRecruiterSkillsHandler, { params: params(of), actor: manager }, needs());
    expect(await skills(recruiter)).toEqual([{ id: skillNamed('React').id, name: 'React', jobsCount: 1 }]);
    expect(await skills(colleague)).toEqual([]);
  });
});

describe('The profile of a manager', () => {
  let hiring: Hiring;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const everybody = [hiring.manager, hiring.recruiter, anActor('candidate'), anActor('manager', { id: 1002 })];
    for (const { id, uuid, role, firstName, lastName } of everybody) {
      if (role === 'super_manager') continue;
      const opened = { firstName, lastName, email: `profile-${id}@example.com`, role };
      await hiring.table.write(newAccountWrites(accountOf(opened, { id, uuid, at: someTime, status: 'active' })));
    }
  });

  it('has for another manager, a recruiter and a candidate the jobs that each may open (RECR-47, RECR-48, RECR-49)', async () => {
    const { manager, recruiter } = hiring;
    const candidate = anActor('candidate');
    const open = await hiring.aPostedJob({ title: 'Open' });
    await hiring.aPostedJob({ title: 'For another', recruiters: [recruiter.id] });
    await hiring.table.writeOne({
      update: { pk: `USER#${recruiter.id}`, sk: `MANAGER#${manager.id}` },
      set: { since: someTime },
    });
    const needs = { recruiterProfile: recruiterProfileStore(hiring.table), peopleStore: peopleStore(hiring.table) };
    const seen = async (actor: Actor) => {
      const call = { params: { id: manager.id }, actor };
      const query = { page: 1, perPage: 25, status: 'open' as const };
      const { contact, worksSince, showSendInvite } = await resultOf(readPersonHandler, call, needs);
      const { data } = await resultOf(listJobsOfPersonHandler, { ...call, query }, needs);
      return { jobs: data.map(({ title }) => title), reached: !!contact, worksSince, showSendInvite };
    };
    const both = ['For another', 'Open'];
    expect(await seen(anActor('manager', { id: 1002 }))).toEqual({
      jobs: both,
      reached: false,
      worksSince: null,
      showSendInvite: false,
    });
    expect(await seen(recruiter)).toMatchObject({ jobs: both, reached: true, worksSince: someTime });
    expect(await seen(anActor('recruiter', { id: 2099 }))).toMatchObject({ jobs: [], reached: false });
    expect(await seen(candidate)).toMatchObject({ jobs: both, reached: false });
    await hiring.applied(open.id, candidate);
    expect(await seen(candidate)).toMatchObject({ reached: true });
  });

  it('has jobs that are held or closed for other managers, and none of them for candidates', async () => {
    const manager = anActor('manager', { id: 1010 });
    const { id, uuid, firstName, lastName } = manager;
    const opened = { firstName, lastName, email: 'held@example.com', role: 'manager' } as const;
    await hiring.table.write(newAccountWrites(accountOf(opened, { id, uuid, at: someTime, status: 'active' })));
    const held = await hiring.aPostedJob({ title: 'Held' }, manager);
    const closed = await hiring.aPostedJob({ title: 'Closed' }, manager);
    const needs = { ...hiring, recruiterProfile: recruiterProfileStore(hiring.table) };
    const titles = async (actor: Actor, status: 'open' | 'closed') => {
      const query = { page: 1, perPage: 25, status };
      const { result } = await handled(listJobsOfPersonHandler, { params: { id }, query, actor }, needs);
      return result.data.map(({ title }) => title);
    };
    await handled(holdJobHandler, { params: { id: held.id }, actor: manager }, needs);
    await handled(closeJobHandler, { params: { id: closed.id }, body: {}, actor: manager }, needs);
    const other = anActor('manager', { id: 1002 });
    expect([await titles(other, 'open'), await titles(other, 'closed')]).toEqual([['Held'], ['Closed']]);
    const candidate = anActor('candidate');
    expect([await titles(candidate, 'open'), await titles(candidate, 'closed')]).toEqual([[], []]);
  });
});
