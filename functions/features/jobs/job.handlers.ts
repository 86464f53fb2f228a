import { beginOf } from '../../../shared/constants/date-ranges.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { SkillPair } from '../../../shared/rules/associated-skills.ts';
import { isLeftWaiting } from '../../../shared/rules/silence.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { JobInBrief } from '../../records/job-in-brief.ts';
import { byName } from './by-name.ts';
import { changeRecruiters } from './change-job.ts';
import { composeJobStory } from './compose-job-story.ts';
import type { JobNotesStore } from './job-notes.store.ts';
import type { JobsStore } from './jobs.store.ts';
import { isFound, sortedJobs } from './order-jobs.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';
import { isRecruitedBy } from './tie-jobs.ts';

export const listJobsHandler = handler(
  contract.jobs.listJobs,
  async ({ query, actor, refuse }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Pick<Clock, 'now'> }) => {
    const {
      ownership,
      status,
      clientId,
      recruiterId,
      range = 'all',
      q,
      sort = 'newest',
      page,
      perPage,
      before,
    } = query;
    const since = beginOf(range, clock.now()) ?? '';
    const isPlain = !clientId && !recruiterId && !q && range === 'all' && sort === 'newest';
    // The list as it opens costs its page only, however many jobs the manager has; `before` leads from page to page.
    if (ownership === 'own' && isPlain && (page === 1 || before !== undefined)) {
      const { jobs, total } = await jobsStore.pageOfManager(actor.id, status, { before, perPage });
      return { data: jobs, meta: { total, page, perPage } };
    }
    // Other managers' clients and recruiters are private, so these filters leave only the manager's own jobs.
    if (ownership === 'own' || clientId || recruiterId) {
      const isWanted = (job: JobInBrief) =>
        (!clientId || job.clientId === clientId) &&
        (!recruiterId || isRecruitedBy(job, recruiterId)) &&
        job.createdAt >= since &&
        isFound(job, q);
      const choose = (all: JobInBrief[]) => sortedJobs(all.filter(isWanted), sort);
      const { jobs, total } = await jobsStore.chosenOfManager(actor.id, status, { choose, page, perPage });
      return { data: jobs, meta: { total, page, perPage } };
    }
    // Counting everybody's jobs of a year would read them all.
    if (range !== 'all') throw refuse.invalid('range', 'Only your own jobs can be chosen by when they were posted');
    if (q || sort !== 'newest') throw refuse.invalid(q ? 'q' : 'sort', 'Only your own jobs can be searched and sorted');
    if (page > 1 && before === undefined) throw refuse.invalid('before', 'Name the last job of the previous page');
    const { jobs, total } = await jobsStore.pageOfEveryone(status, { before, perPage });
    // How another manager answers is for those who work with them.
    const data = jobs.map((job) => (job.managerId === actor.id ? job : { ...job, silentSince: undefined }));
    return { data, meta: { total, page, perPage } };
  },
);

export const readJobStoryHandler = handler(
  contract.jobs.readJobStory,
  async ({ params, query, actor }, { jobNotesStore }: { jobNotesStore: JobNotesStore }) => {
    const { data, meta } = pageOf(composeJobStory(await jobNotesStore.eventsOn(params.id, actor)), query);
    return { data: await jobNotesStore.seen(actor, data), meta };
  },
);

export const listJobCandidatesHandler = handler(
  contract.jobs.listJobCandidates,
  async (
    { params, actor, refuse },
    { jobsStore, silenceDays, clock }: { jobsStore: JobsStore; silenceDays: () => number; clock: Pick<Clock, 'now'> },
  ) => {
    const { job, candidates, team } = await jobsStore.jobWithCandidates(params.id);
    const isHelping = job.managerId !== actor.id && team.includes(actor.id);
    if (actor.role === 'manager' && job.managerId !== actor.id && !isHelping)
      throw refuse.forbidden('This job belongs to another manager');
    const isOpen = job.status === openStatus;
    const shown = await jobsStore.shownTo(actor, candidates);
    const marked = shown.map((one) => ({
      ...one,
      ...(isHelping && { team: [actor.id] }),
      isSilent: isOpen && isLeftWaiting(one, clock.now(), silenceDays()),
    }));
    return { job, candidates: marked, manager: job.manager };
  },
);

export const listJobManagersHandler = handler(
  contract.jobs.listJobManagers,
  async ({ actor }, { recruiterJobsStore }: { recruiterJobsStore: RecruiterJobsStore }) => {
    const { managerIds, requests } = await recruiterJobsStore.workOf(actor.id);
    // Also of those for whom the recruiter works, or has worked, on single jobs: the list shows these jobs too.
    const asking = requests.filter(({ state }) => worksOnRequest(state) || state === 'finished');
    const ids = new Set([...managerIds, ...asking.map(({ managerId }) => managerId)]);
    const managers = await recruiterJobsStore.namesOf([...ids]);
    return { users: byName(managers) };
  },
);

interface Needs {
  recruiterJobsStore: RecruiterJobsStore;
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
  clock: Clock;
}

export const listJobMatchesHandler = handler(
  contract.jobs.listJobMatches,
  async ({ params, query, actor, refuse }, { recruiterJobsStore, skillPairs, clock }: Needs) => {
    const { job, own } = await recruiterJobsStore.cardsOnJob(actor.id, params.id, query.candidateIds);
    if (!job) throw refuse.noSuch('job');
    const compared = { skillPairs: skillPairs(), now: clock.now() };
    return own.map(({ candidateId, card }) => ({ candidateId, match: jobMatch(job, card, compared) }));
  },
);

export const changeJobRecruitersHandler = handler(
  contract.jobs.changeJobRecruiters,
  async ({ params, body, actor, refuse }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const before = await jobsStore.jobOfManager(params.id, actor.id);
    const stranger = await jobsStore.strangerAmong(body.recruiters, actor.id);
    if (stranger !== undefined)
      throw refuse.invalid(`recruiters.${body.recruiters.indexOf(stranger)}`, 'This recruiter does not work for you');
    const change = changeRecruiters(before, body, { actor, at: clock.now(), eventId: clock.newId() });
    await jobsStore.saveChange(before, change);
    return jobsStore.seenJob(actor, change.job);
  },
);

export const removeJobHandler = handler(
  contract.jobs.removeJob,
  async ({ params, actor, refuse }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Clock }) => {
    const job = await jobsStore.jobOfManager(params.id, actor.id);
    if (job.candidatesCount > 0) throw refuse.conflict('This job has candidates; close it instead');
    const data = { jobId: job.id, managerId: job.managerId, clientId: job.clientId, status: job.status };
    const event = eventOf('job-removed', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.jobSubject(job.id),
      data,
    });
    await jobsStore.remove(job, event);
    return { id: job.id };
  },
);
