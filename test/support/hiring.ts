import { companyKey } from '../../shared/rules/company-name.ts';
import { acceptSelfAssignmentHandler } from '../../functions/features/applications/accept-self-assignment.handler.ts';
import { acceptancesStore } from '../../functions/features/applications/acceptances.store.ts';
import { accountsIn } from '../../functions/records/account.ts';
import { applicationsStore } from '../../functions/features/applications/applications.store.ts';
import { recommendedJobsStore } from '../../functions/features/applications/recommended-jobs.store.ts';
import { applyToJobHandler } from '../../functions/features/applications/apply-to-job.handler.ts';
import { addClientHandler } from '../../functions/features/clients/client.handlers.ts';
import { clientsStore } from '../../functions/features/clients/clients.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { jobsStore } from '../../functions/features/jobs/jobs.store.ts';
import { postJobHandler } from '../../functions/features/jobs/post-job.handler.ts';
import { recruiterJobsStore } from '../../functions/features/jobs/recruiter-jobs.store.ts';
import { cityById } from '../../functions/features/lookups/cities.ts';
import { associatedSkills } from '../../functions/features/lookups/associated-skills.ts';
import { tagsIn } from '../../functions/features/lookups/tags.steps.ts';
import { followedLinkIn } from '../../functions/domain/jobs/followed-link.ts';
import { employmentWrites } from '../../functions/records/recruiter-of-manager.ts';
import { packJobsAgain } from '../../functions/domain/packed-jobs/packed-jobs.ts';
import { jobKind } from '../../functions/search/kinds/job.ts';
import type { SearchQuery } from '../../functions/search/engine/engine.ts';
import { replica } from '../../functions/search/replica.ts';
import { jobLogStore } from '../../functions/search/search-log.store.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import { aClock, anActor, someTime } from './builders.ts';
import { resultOf } from './handle.ts';
import type { LocalTable } from './local-table.ts';
import { aVerification } from './trust.ts';

/**
 * Clients, jobs and applications on a local table: real stores and handlers, and a clock that is set by hand. The
 * built recruiter works for the built manager, who is verified.
 */
export async function openHiring(local: LocalTable) {
  const table = openTable(local.tableName, local.documents);
  const clock = aClock();
  // An index of its own for each search, so that nothing depends on how long ago the last one was.
  const jobsFound = (query: SearchQuery) => {
    const store = { ...jobLogStore(table), readSnapshot: async () => undefined };
    return replica({ kind: jobKind, store, now: () => Date.parse(clock.now()) }).search(query);
  };
  const needs = {
    clock,
    cityById,
    reference: { cityById, tagsOf: tagsIn(table) },
    clientsStore: clientsStore(table),
    jobsStore: jobsStore(table, () => Date.parse(clock.now())),
    recruiterJobsStore: recruiterJobsStore(table),
    followedLink: followedLinkIn(table),
    accounts: accountsIn(table),
    applicationsStore: applicationsStore(table),
    acceptancesStore: acceptancesStore(table),
    claimDays: () => 180,
    proposalDays: () => 14,
    openApplicants: () => 5,
    answerDays: () => 10,
    recommendedJobsStore: recommendedJobsStore(table),
    jobSearch: { search: jobsFound },
    skillPairs: associatedSkills,
  };
  const [manager, recruiter] = [anActor('manager'), anActor('recruiter')];

  /** Makes a recruiter work for a manager. */
  async function employ(recruiterId: number, managerId: number): Promise<void> {
    await table.write(employmentWrites(managerId, anActor('recruiter', { id: recruiterId }), someTime));
  }
  await employ(recruiter.id, manager.id);
  await verify(manager.id);

  /** Verifies a person, as the operator does. */
  async function verify(userId: number): Promise<void> {
    await table.writeOne(aVerification(userId, someTime));
  }

  /** Adds a client company of the built manager. */
  async function aClient(over: { companyName?: string; [field: string]: unknown } = {}) {
    const { companyName = 'Lakeside Hospital' } = over;
    const body = {
      companyName,
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: `ann@${over.companyName ? companyKey(companyName) : 'lakeside'}.example`,
      ...over,
    };
    return resultOf(addClientHandler, { body, actor: manager }, needs);
  }

  /** Posts an open job of a manager. */
  async function aPostedJob(over: object = {}, by: Actor = manager) {
    const body = { title: 'ICU nurse', description: 'Care for **critical** patients.', points: 500, ...over };
    return resultOf(postJobHandler, { body, actor: by }, needs);
  }

  /** Makes a candidate apply; returns the application's id. */
  async function applied(jobId: number, candidate: Actor = anActor('candidate')): Promise<number> {
    return (await resultOf(applyToJobHandler, { params: { id: jobId }, actor: candidate }, needs)).id;
  }

  /** Makes a recruiter accept an application. */
  async function accepted(applicationId: number, by: Actor = recruiter) {
    return resultOf(acceptSelfAssignmentHandler, { params: { id: applicationId }, actor: by }, needs);
  }

  /** Packs the managers' jobs, as reactions to every change of them do; an account says that the manager is here. */
  async function pack(...managerIds: number[]): Promise<void> {
    for (const id of managerIds) {
      const account = { id, firstName: 'Daniel', lastName: 'Reyes', avatar: null, status: 'active', version: 1 };
      await table.writeOne({ put: { ...keys.account(id), ...account } });
      await packJobsAgain(table, id);
    }
  }

  /** The types of a subject's stored events, oldest first. */
  async function eventsOf(subject: string): Promise<string[]> {
    const items = await table.query(keys.eventsOf(subject));
    return items.map(({ event }) => event.type);
  }

  return {
    ...needs,
    table,
    manager,
    recruiter,
    employ,
    verify,
    aClient,
    aPostedJob,
    applied,
    accepted,
    pack,
    eventsOf,
  };
}
export type Hiring = Awaited<ReturnType<typeof openHiring>>;
