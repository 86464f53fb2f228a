import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listRecruiterJobsHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { newAccountWrites, type StoredAccount } from '../../../../functions/records/account.ts';
import { employmentWrites } from '../../../../functions/records/recruiter-of-manager.ts';
import { employmentStore } from '../../../../functions/features/recruiters/employment.store.ts';
import {
  listRecruitersHandler,
  readOpenWorkHandler,
  removeRecruiterHandler,
} from '../../../../functions/features/recruiters/recruiter.handlers.ts';
import { recruitersStore } from '../../../../functions/features/recruiters/recruiters.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A recruiter whose manager ends the work', () => {
  let hired = 0;
  const hiring = withLocalTable(openHiring);
  const needs = () => ({
    ...hiring,
    employmentStore: employmentStore(hiring.table),
    recruitersStore: recruitersStore(hiring.table),
  });
  async function anEmployee(...managers: Actor[]): Promise<Actor> {
    hired += 1;
    const actor = anActor('recruiter', { id: 5000 + hired, email: `employee-${hired}@example.com` });
    const { id, uuid, firstName, lastName, email } = actor;
    const opened = { firstName, lastName, email, role: 'recruiter' } as const;
    const account: StoredAccount = {
      ...accountOf(opened, { id, uuid, at: someTime, status: 'active' }),
      hasManagers: true,
    };
    await hiring.table.write(newAccountWrites(account));
    for (const manager of managers) await hiring.table.write(employmentWrites(manager.id, account, someTime));
    return actor;
  }
  const work = async (id: number, actor = hiring.manager) =>
    resultOf(readOpenWorkHandler, { params: { id }, actor }, needs());
  const remove = (id: number, candidates: number, actor = hiring.manager) =>
    handled(removeRecruiterHandler, { params: { id }, query: { candidates }, actor }, needs());
  const jobsOf = async (actor: Actor) => {
    const query = { page: 1, perPage: 50, status: 'new' as const };
    return (await resultOf(listRecruiterJobsHandler, { query, actor }, needs())).data.map(({ id }) => id);
  };
  const hasManagers = async (id: number) =>
    (await hiring.table.get(keys.account(id), { consistent: true }))?.hasManagers;

  it('is named the open work first, leaves jobs and lists, keeps the candidates, and is told (RECR-56, PERM-31)', async () => {
    const employee = await anEmployee(hiring.manager);
    const named = await hiring.aPostedJob({ recruiters: [employee.id] });
    const open = await hiring.aPostedJob();
    const candidate = anActor('candidate', { id: 61_001 });
    await hiring.accepted(await hiring.applied(open.id, candidate), employee);
    expect(await work(employee.id)).toMatchObject({
      jobs: [{ id: named.id, title: named.title }],
      candidates: [{ jobId: open.id, candidateId: candidate.id, status: 'contacted' }],
    });
    // A candidate who came meanwhile has not been seen.
    expect(await refusalOf(remove(employee.id, 0))).toMatchObject({ kind: 'conflict' });
    expect(await jobsOf(employee)).toContain(named.id);
    await remove(employee.id, 1);
    expect(await jobsOf(employee)).toEqual([]);
    expect(await hiring.jobsStore.job(named.id)).toMatchObject({ recruiters: [], version: named.version + 1 });
    const page = { page: 1, perPage: 50 };
    const listed = await handled(listRecruitersHandler, { query: page, actor: hiring.manager }, needs());
    expect(listed.result.data.map(({ id }) => id)).not.toContain(employee.id);
    expect(await hasManagers(employee.id)).toBe(false);
    const pair = { jobId: open.id, candidateId: candidate.id };
    expect(await pipelineStore(hiring.table).position(pair, employee)).toMatchObject({
      onJob: { recruiterId: employee.id },
    });
    expect(await hiring.eventsOf(keys.userSubject(employee.id))).toContain('recruiter-removed');
    // Nobody can be removed twice.
    expect(await refusalOf(remove(employee.id, 1))).toMatchObject({ kind: 'notFound' });
  });

  it('names the open work with a candidate who met the manager there though they are closed to strangers, and without one who hides from the manager', async () => {
    const employee = await anEmployee(hiring.manager);
    const { id } = await hiring.aPostedJob();
    const [shy, hiding] = [anActor('candidate', { id: 61_010 }), anActor('candidate', { id: 61_011 })];
    const [shownId, held, settled] = [shy.id, await hiring.aPostedJob(), await hiring.aPostedJob()];
    for (const candidate of [shy, hiding]) await hiring.accepted(await hiring.applied(id, candidate), employee);
    const mark = (candidateId: number, jobId: number, set: object) =>
      hiring.table.writeOne({ update: keys.candidateOnJob(jobId, candidateId), set: { ...set } });
    await mark(shownId, id, { hiding: { hiddenFrom: [] } });
    const { companyName } = await hiring.aClient({ companyName: 'Northwind' });
    await mark(hiding.id, id, { hiding: { hiddenFrom: [companyName.toLowerCase()] } });
    for (const job of [held, settled])
      await hiring.accepted(await hiring.applied(job.id, anActor('candidate', { id: 61_012 })), employee);
    await handled(holdJobHandler, { params: { id: held.id }, actor: hiring.manager }, needs());
    await mark(61_012, settled.id, { status: 'rejected' });
    const { candidates } = await work(employee.id);
    expect(candidates.map((one) => [one.jobId, one.candidateId]).toSorted()).toEqual(
      [
        [id, shownId],
        [held.id, 61_012],
      ].toSorted(),
    );
    expect(candidates.find((one) => one.jobId === id)).toMatchObject({ jobTitle: 'ICU nurse', status: 'contacted' });
  });

  it('has ended the work though the account is gone, and other failures of that are not hidden', async () => {
    const employee = await anEmployee(hiring.manager);
    await hiring.table.writeOne({ remove: keys.account(employee.id) });
    expect((await remove(employee.id, 0)).result).toBeDefined();
    const other = await anEmployee(hiring.manager);
    const writeOne = () => Promise.reject(new Error('the table is away'));
    const failing = { ...needs(), employmentStore: employmentStore({ ...hiring.table, writeOne }) };
    const call = { params: { id: other.id }, query: { candidates: 0 }, actor: hiring.manager };
    await expect(handled(removeRecruiterHandler, call, failing)).rejects.toThrow('the table is away');
  });

  it('still has the other managers', async () => {
    const other = anActor('manager', { id: 1055 });
    const employee = await anEmployee(hiring.manager, other);
    await remove(employee.id, 0);
    expect(await hasManagers(employee.id)).toBe(true);
    expect(await work(employee.id, other)).toEqual({ jobs: [], candidates: [] });
  });

  it('is no other manager’s to remove', async () => {
    const employee = await anEmployee(hiring.manager);
    const other = anActor('manager', { id: 1056 });
    expect(await refusalOf(work(employee.id, other))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(remove(employee.id, 0, other))).toMatchObject({ kind: 'notFound' });
  });

  it('reads who ended it and what stays', () => {
    const manager = { id: 1, firstName: 'Daniel', lastName: 'Reyes' };
    const said = (candidates: number) =>
      notificationSentence(
        { type: 'manager_ended_work', payload: { manager, candidates } },
        { role: 'recruiter', when: String },
      );
    expect([said(0), said(1), said(2)]).toEqual([
      'Daniel Reyes ended the work with you',
      'Daniel Reyes ended the work with you; your candidate there stays yours',
      'Daniel Reyes ended the work with you; your 2 candidates there stay yours',
    ]);
  });

  it('is not one who works for another manager alone', async () => {
    const { id } = await anEmployee(anActor('manager', { id: 1901 }));
    const refusal = { kind: 'notFound', message: 'This recruiter does not work for you' };
    expect(await refusalOf(work(id))).toMatchObject(refusal);
    expect(await refusalOf(remove(id, 0))).toMatchObject(refusal);
  });
});
