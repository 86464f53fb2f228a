import { declineSelfAssignmentHandler } from '../../functions/features/applications/self-assignment.handlers.ts';
import type { AcceptancesStore } from '../../functions/features/applications/acceptances.store.ts';
import type { ApplicationsStore } from '../../functions/features/applications/applications.store.ts';
import { applyToJobHandler } from '../../functions/features/applications/apply-to-job.handler.ts';
import { takeApplicantForwardHandler } from '../../functions/features/applications/waiting-applicant.handlers.ts';
import { withdrawApplicationHandler } from '../../functions/features/applications/withdraw-application.handler.ts';
import type { WithdrawalsStore } from '../../functions/features/applications/withdrawals.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import type { ClaimsStore } from '../../functions/features/claims/claims.store.ts';
import {
  closeJobHandler,
  fillOpeningHandler,
  holdJobHandler,
} from '../../functions/features/jobs/job-status.handlers.ts';
import { addJobNoteHandler } from '../../functions/features/jobs/job-note.handlers.ts';
import type { JobNotesStore } from '../../functions/features/jobs/job-notes.store.ts';
import type { JobsStore } from '../../functions/features/jobs/jobs.store.ts';
import { addCandidateJobNoteHandler } from '../../functions/features/pipeline/candidate-note.handlers.ts';
import { changeInterviewDateHandler } from '../../functions/features/pipeline/change-interview-date.handler.ts';
import { changeCandidateStatusHandler } from '../../functions/features/pipeline/change-candidate-status.handler.ts';
import type { NotesStore } from '../../functions/features/pipeline/notes.store.ts';
import type { PipelineStore } from '../../functions/features/pipeline/pipeline.store.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { isInterviewStatus, type PipelineStatus } from '../../shared/constants/pipeline.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { GivenReason } from '../../shared/rules/pipeline-status.ts';
import { openingsOf } from '../../shared/rules/openings.ts';
import type { Application } from '../../shared/model/application.ts';
import { applicationOf } from './application-material.ts';
import { acceptedBy } from './accepted-by.ts';
import type { accountsIn } from '../../functions/records/account.ts';
import type { FollowedLink } from '../../functions/domain/jobs/followed-link.ts';
import { act } from './act.ts';
import { declines, jobRemarks, rejections, remarks, ways } from './data/pipelines.ts';
import { candidateMaterial } from './candidate-material.ts';
import { chance, pick } from './chance.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { worldClock } from './world-clock.ts';

export interface PipelineNeeds {
  accounts: ReturnType<typeof accountsIn>;
  applicationsStore: ApplicationsStore;
  followedLink: FollowedLink;
  withdrawalsStore: WithdrawalsStore;
  pipelineStore: PipelineStore;
  notesStore: NotesStore;
  jobsStore: JobsStore;
  acceptancesStore: AcceptancesStore;
  claimsStore: ClaimsStore;
  claimDays: () => number;
  proposalDays: () => number;
  openApplicants: () => number;
  jobNotesStore: JobNotesStore;
  clock: ReturnType<typeof worldClock>;
}

/** An action of a user at a time in the past. */
interface PlannedAct {
  at: number;
  do(): Promise<unknown>;
}

const hour = 3_600_000;

/** One of so many candidates has applied nowhere yet, so that recruiters find people who are available. */
const oneAvailableOf = 3;
/** Those with whom visitors sign in; each has a story. */
const demoCandidates = 6;

/**
 * Applications, responses, moves, notes and closings over the past weeks, performed one after another in order of time.
 */
export async function plantPipelines(people: PlantedPeople, jobs: PlantedJob[], needs: PipelineNeeds): Promise<void> {
  const plan = people.candidates.flatMap((candidate, number) => applicationsOf(candidate, number, people, jobs, needs));
  plan.push(...holds(jobs, needs), ...jobNotes(jobs, needs));
  const now = needs.clock.at(0, 0);
  for (const planned of plan.filter((one) => one.at < now).sort((a, b) => a.at - b.at)) {
    needs.clock.moveTo(planned.at);
    await planned.do();
  }
}

function applicationsOf(
  candidate: Actor,
  number: number,
  people: PlantedPeople,
  jobs: PlantedJob[],
  needs: PipelineNeeds,
): PlannedAct[] {
  if (number % oneAvailableOf === oneAvailableOf - 1 && number >= demoCandidates) return [];
  const wanted = candidateMaterial(number).suitableJobs.slice(0, 2 + (number % 4));
  return wanted.flatMap((jobNumber) => {
    const planted = jobs.find((one) => one.number === jobNumber);
    return planted ? storyOf(candidate, number, planted, people, needs) : [];
  });
}

function storyOf(
  candidate: Actor,
  number: number,
  { job, manager, postedAt, number: jobNumber }: PlantedJob,
  people: PlantedPeople,
  needs: PipelineNeeds,
): PlannedAct[] {
  const seed = number * 1000 + jobNumber;
  const appliedAt = postedAt + (2 + chance(seed, 'applies') * 60) * hour;
  const place = people.managers.findIndex((one) => one.id === manager.id);
  const ours = people.recruiters.filter((_, index) => index < 6 && index % people.managers.length === place);
  const recruiter = pick(ours, seed, 'recruiter');
  let applicationId: number | undefined;
  const { accounts, applicationsStore, followedLink, withdrawalsStore, pipelineStore, notesStore, jobsStore, clock } =
    needs;
  const params = { jobId: job.id, candidateId: candidate.id };
  const isOpen = async () => (await jobsStore.job(job.id))?.status === openStatus;
  // The manager takes some forward who wait for a recruiter, a few candidates withdraw, and the others wait.
  const unanswered = (answer: number): PlannedAct[] => [
    {
      at: appliedAt + 2 * oneDay,
      do: async () => {
        if (!applicationId || !(await isOpen())) return;
        const given = { params: { id: applicationId } };
        if (answer < 0.89) await act(takeApplicantForwardHandler, manager, given, needs);
        if (answer > 0.97)
          await act(
            withdrawApplicationHandler,
            candidate,
            { params: { id: job.id }, body: {} },
            { applicationsStore, withdrawalsStore, clock },
          );
      },
    },
  ];
  const plan: PlannedAct[] = [
    {
      at: appliedAt,
      do: async () => {
        if (await isOpen())
          applicationId = (
            (await act(
              applyToJobHandler,
              candidate,
              { params: { id: job.id }, body: applicationOf(seed, job.questions) },
              { accounts, applicationsStore, followedLink, clock },
            )) as Application
          ).id;
      },
    },
  ];
  const answer = chance(seed, 'answer');
  if (answer > 0.85) return [...plan, ...unanswered(answer)];
  const accepts = answer < 0.75;
  const answeredAt = appliedAt + (3 + chance(seed, 'answers') * 20) * hour;
  let isOnJob = false;
  plan.push({
    at: answeredAt,
    do: async () => {
      if (!applicationId || !(await isOpen())) return;
      const given = { params: { id: applicationId } };
      if (accepts) isOnJob = await acceptedBy(recruiter, { candidate, ...given }, needs);
      else {
        const reason = pick(declines, seed, 'reason');
        const declined = { ...given, body: reason ? { reason } : {} };
        await act(declineSelfAssignmentHandler, recruiter, declined, { applicationsStore, clock });
      }
    },
  });
  const way = pick(ways, seed, 'way');
  const steps = way.slice(0, Math.floor(chance(seed, 'steps') * (way.length + 1)));
  for (const [step, status] of steps.entries()) {
    const mover = step % 3 === 0 ? recruiter : manager;
    plan.push({
      at: answeredAt + (step + 0.4 + chance(seed, `step${step}`)) * 1.6 * oneDay,
      do: async () => {
        if (isOnJob && (await isOpen()))
          await act(
            changeCandidateStatusHandler,
            mover,
            { params, body: { status, ...moveDetails(status, seed, clock.now()) } },
            { pipelineStore, clock },
          );
      },
    });
  }
  // Some interviews are put off by two days soon after they were set; one that has moved on stays as it is.
  for (const [step, status] of steps.entries())
    if (isInterviewStatus(status) && chance(seed, `put off ${status}`) < 0.35)
      plan.push({
        at: answeredAt + (step + 0.4 + chance(seed, `step${step}`)) * 1.6 * oneDay + 5 * hour,
        do: async () => {
          if (!isOnJob || !(await isOpen())) return;
          const { onJob } = await pipelineStore.position(params, manager);
          if (onJob.status !== status || !onJob.interviewAt) return;
          const interviewAt = new Date(Date.parse(onJob.interviewAt) + 2 * oneDay).toISOString();
          await act(changeInterviewDateHandler, manager, { params, body: { interviewAt } }, { pipelineStore, clock });
        },
      });
  if (chance(seed, 'remark') < 0.4) {
    plan.push({
      at: answeredAt + 0.7 * oneDay,
      do: async () => {
        if (isOnJob)
          await act(
            addCandidateJobNoteHandler,
            recruiter,
            { params, body: { note: pick(remarks, seed, 'which') } },
            { pipelineStore, notesStore, clock },
          );
      },
    });
  }
  if (steps.at(-1) === 'hiring_onboarding' && chance(seed, 'closes') < 0.7) {
    plan.push({
      at: answeredAt + (steps.length + 2) * 1.6 * oneDay,
      do: async () => {
        if (!isOnJob || !(await isOpen())) return;
        const { onJob } = await pipelineStore.position(params, manager);
        if (onJob.status !== 'hiring_onboarding' || onJob.hired) return;
        const isLast = openingsOf((await jobsStore.job(job.id)) ?? {}).left < 2;
        const hire = { params: { id: job.id }, body: { candidateId: candidate.id, recruiterId: recruiter.id } };
        if (isLast) await act(closeJobHandler, manager, hire, { jobsStore, clock });
        else await act(fillOpeningHandler, manager, hire, { jobsStore, clock });
      },
    });
  }
  return plan;
}

/** A few jobs rest for a while. */
function holds(jobs: PlantedJob[], { jobsStore, clock }: PipelineNeeds): PlannedAct[] {
  return jobs
    .filter(({ number }) => number % 17 === 5)
    .map(({ job, manager }) => ({
      at: clock.at(2, number(job.id)),
      do: async () => {
        if ((await jobsStore.job(job.id))?.status === openStatus)
          await act(holdJobHandler, manager, { params: { id: job.id } }, { jobsStore, clock });
      },
    }));
}

/** Every third job has a note of its manager, soon after it was posted. */
function jobNotes(jobs: PlantedJob[], { jobNotesStore, clock }: PipelineNeeds): PlannedAct[] {
  return jobs
    .filter((one) => one.number % 3 === 0)
    .map(({ job, manager, number: seed, postedAt }) => ({
      at: postedAt + 5 * hour,
      do: () =>
        act(
          addJobNoteHandler,
          manager,
          { params: { id: job.id }, body: { note: pick(jobRemarks, seed, 'job note') } },
          { jobNotesStore, clock },
        ),
    }));
}

const number = (id: number): number => id % 600;

/** What most moves to an interview and most rejections say beside the status: a date a day ahead, a reason. */
function moveDetails(status: PipelineStatus, seed: number, now: string): GivenReason & { interviewAt?: string } {
  if (chance(seed, `said ${status}`) > 0.8) return {};
  if (status === 'rejected') return pick(rejections, seed, 'why');
  if (!isInterviewStatus(status)) return {};
  const date = new Date(Date.parse(now) + oneDay);
  date.setUTCHours(14 + Math.floor(chance(seed, 'when') * 6), 0, 0, 0);
  return { interviewAt: new Date(Math.max(date.getTime(), Date.parse(now) + 2 * hour)).toISOString() };
}
