import { openStatus } from '../../../shared/constants/job.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Application } from '../../../shared/model/application.ts';
import type { SkillPair } from '../../../shared/rules/associated-skills.ts';
import { rangeBegin } from '../../../shared/rules/dashboard-range.ts';
import { whyNotOpen } from '../../../shared/rules/open-job.ts';
import { jobMatch } from '../../domain/jobs/job-match.ts';
import { resumesIn } from '../../records/own-resume.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ApplicationsStore } from './applications.store.ts';
import {
  appliedTo,
  candidateJobRows,
  hiddenFromOn,
  isOfTime,
  jobIdsIn,
  interviewOf,
  mayReadJob,
  wayOf,
  whereabouts,
  ownRow,
} from './candidate-job-rows.ts';
import { recommendedJobs, type RecommendedNeeds } from './recommended-jobs.steps.ts';
import { restoreApplication, returnToJob } from './withdraw-application.ts';
import type { WithdrawalsStore } from './withdrawals.store.ts';

export const listCandidateJobsHandler = handler(
  contract.applications.listCandidateJobs,
  async ({ query, actor }, needs: { applicationsStore: ApplicationsStore } & RecommendedNeeds) => {
    const { applicationsStore } = needs;
    const { scope } = query;
    const begin = rangeBegin(query, needs.clock.now());
    if (scope === 'recommended')
      return pageOf(
        (await recommendedJobs(actor.id, needs)).filter(({ job }) => Date.parse(job.createdAt) >= begin),
        query,
      );
    const [applications, favorites] = await Promise.all([
      applicationsStore.applicationsOf(actor.id),
      applicationsStore.favoritesOf(actor.id),
    ]);
    const all = jobIdsIn(scope, { applications, favorites });
    const rowsOf = async (jobIds: number[]) => {
      const { jobs, places, hidden } = await applicationsStore.jobsAndPlaces(actor.id, jobIds, applications);
      return candidateJobRows(jobs, { applications, places, favorites, hidden }).filter(mayReadJob);
    };
    const marked = scope === 'favorite' ? { appliedTo: appliedTo(applications) } : {};
    const responseOf = ({ data, meta }: ReturnType<typeof pageOf<Application>>) => ({
      data,
      meta: { ...meta, ...marked },
    });
    if (query.range) {
      const rows = await rowsOf(all);
      return responseOf(
        pageOf(
          rows.filter((row) => isOfTime(row, scope, begin)),
          query,
        ),
      );
    }
    const listed = pageOf(all, query);
    const rows = await rowsOf(listed.data);
    // A job was removed a moment ago, or is held: only what can be shown is counted.
    return responseOf(
      rows.length === listed.data.length ? { data: rows, meta: listed.meta } : pageOf(await rowsOf(all), query),
    );
  },
);

interface ReadCandidateJobNeeds {
  applicationsStore: ApplicationsStore;
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
  clock: Pick<Clock, 'now'>;
}

export const readCandidateJobHandler = handler(
  contract.applications.readCandidateJob,
  async ({ params, actor, refuse }, { applicationsStore, skillPairs, clock }: ReadCandidateJobNeeds) => {
    const found = await applicationsStore.jobAndStanding(actor.id, params.id);
    const { job, application, isFavorite, onJob, card, resume, list } = found;
    if (!job) throw refuse.noSuch('job');
    if (job.status !== openStatus && !application && !onJob) throw refuse.gone(whyNotOpen(job));
    const place = whereabouts(application, onJob, job);
    const appliedAt = application?.appliedAt ?? onJob?.createdAt;
    const passed = onJob && wayOf(onJob);
    return {
      job,
      isFavorite,
      match: jobMatch(job, card, { skillPairs: skillPairs(), now: clock.now() }),
      resume: resume ? { filename: resume.filename } : null,
      resumes: resumesIn(resume),
      ...hiddenFromOn(job, await applicationsStore.hiddenOn(list, [job])),
      application:
        place && appliedAt
          ? {
              ...place,
              ...(passed && { passed }),
              appliedAt,
              interviewAt: interviewOf(onJob),
              ...(application?.sent && { sent: application.sent }),
            }
          : null,
    };
  },
);

export const favoriteJobHandler = handler(
  contract.applications.favoriteJob,
  async (
    { params, body, actor },
    { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock },
  ) => {
    if (body.isFavorite) await applicationsStore.saveFavorite(actor.id, params.id, clock.now());
    else await applicationsStore.removeFavorite(actor.id, params.id);
    return { jobId: params.id, isFavorite: body.isFavorite };
  },
);

interface UndoWithdrawalNeeds {
  applicationsStore: ApplicationsStore;
  withdrawalsStore: WithdrawalsStore;
  clock: Clock;
}

export const undoWithdrawalHandler = handler(
  contract.applications.undoWithdrawal,
  async ({ params, actor, refuse }, { applicationsStore, withdrawalsStore, clock }: UndoWithdrawalNeeds) => {
    const { job, application, isFavorite, onJob } = await applicationsStore.jobAndStanding(actor.id, params.id);
    if (!job || !application) throw refuse.notFound('You have not applied to this job');
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    if (onJob) {
      const change = returnToJob({ onJob, jobStatus: job.status }, circumstances);
      return ownRow(job, { application, isFavorite, onJob: await withdrawalsStore.saveMoved(change) });
    }
    await withdrawalsStore.saveRestored(application, restoreApplication(application, circumstances));
    const restored = { ...application, state: 'waiting' as const, withdrawnAt: null };
    return ownRow(job, { application: restored, isFavorite, onJob: undefined });
  },
);
