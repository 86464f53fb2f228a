import { contract } from '../../../shared/contract/contract.ts';
import { recruiterActions } from '../../domain/recruiters/recruiter-actions.ts';
import { markVerified } from '../../domain/verification/verified.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { EmploymentStore } from './employment.store.ts';
import { endEmployment, takeOffJob } from './end-employment.ts';
import type { RecruiterProfileStore } from './recruiter-profile.store.ts';
import type { RecruitersStore } from './recruiters.store.ts';
import { clientsOfJobs, candidatesOnJobs, skillsOfJobs } from './shown-work.ts';

export const listRecruitersHandler = handler(
  contract.recruiters.listRecruiters,
  async (
    { query, actor },
    { recruitersStore, clock }: { recruitersStore: RecruitersStore; clock: Pick<Clock, 'now'> },
  ) => {
    const { recruitersOf, recruitersWithOthers, verifiedRecruiters, factsOf } = recruitersStore;
    const { data, meta } = pageOf(await (query.withOthers ? recruitersWithOthers : recruitersOf)(actor.id), query);
    const recruiterIds = data.map(({ id }) => id);
    if (!query.withFacts)
      return { data: markVerified(data, await verifiedRecruiters(recruiterIds), ({ id }) => id), meta };
    const { facts, verified } = await factsOf({ managerId: actor.id, recruiterIds, now: clock.now() });
    const rows = data.map((row) => ({ ...row, facts: facts.get(row.id) }));
    return { data: markVerified(rows, verified, ({ id }) => id), meta };
  },
);

interface Needs {
  recruiterProfile: RecruiterProfileStore;
}

export const readRecruiterActionsHandler = handler(
  contract.recruiters.readRecruiterActions,
  async ({ params, actor }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    const isEmployed = await recruiterProfile.worksFor(actor.id, recruiter.id);
    return recruiterActions(actor, { isEmployed, hasManagers: recruiter.hasManagers });
  },
);

export const readOpenWorkHandler = handler(
  contract.recruiters.readOpenWork,
  async ({ params, actor }, { employmentStore }: { employmentStore: EmploymentStore }) =>
    employmentStore.openWork(actor.id, params.id),
);

export const listJobsOfPersonHandler = handler(
  contract.recruiters.listJobsOfPerson,
  async ({ params, query, actor }, { recruiterProfile }: Needs) => {
    const person = await recruiterProfile.active(params.id, 'manager', 'super_manager', 'recruiter');
    return pageOf(await recruiterProfile.jobsOfPerson(actor, person, query.status), query);
  },
);

export const listClientsOfRecruiterHandler = handler(
  contract.recruiters.listClientsOfRecruiter,
  async ({ params, query, actor }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    return pageOf(clientsOfJobs(await recruiterProfile.workOf(actor, recruiter.id, 'open')), query);
  },
);

export const listCandidatesOfRecruiterHandler = handler(
  contract.recruiters.listCandidatesOfRecruiter,
  async ({ params, query, actor }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    return pageOf(candidatesOnJobs(await recruiterProfile.candidatesFor(actor.id, recruiter.id)), query);
  },
);

export const listRecruiterSkillsHandler = handler(
  contract.recruiters.listRecruiterSkills,
  async ({ params }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    return skillsOfJobs(await recruiterProfile.jobsPutForwardOn(recruiter.id));
  },
);

export const removeRecruiterHandler = handler(
  contract.recruiters.removeRecruiter,
  async ({ params, query, actor }, { employmentStore, clock }: { employmentStore: EmploymentStore; clock: Clock }) => {
    const work = await employmentStore.openWork(actor.id, params.id);
    const circumstances = () => ({ actor, at: clock.now(), eventId: clock.newId() });
    const event = endEmployment(params.id, work, query.candidates, circumstances());
    // The jobs first: where one cannot be changed, the recruiter still works here, and the call can be repeated.
    await inGroups(work.jobs, async ({ id }) => {
      const job = await employmentStore.job(id);
      if (job) await employmentStore.saveOffJob(job, takeOffJob(job, params.id, circumstances()));
    });
    await employmentStore.saveEnded(event);
    return { id: params.id };
  },
);
