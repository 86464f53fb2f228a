import type { AnyEvent } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { JobForm } from '../../../shared/validation/job.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { companyKey, domainOfClient } from '../../../shared/rules/company-name.ts';
import { openingsOf } from '../../../shared/rules/openings.ts';
import { type CompaniesOfJob, jobWithRecruiters } from '../../records/job.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { JobReferences } from './post-job.ts';
import { contentOf, formerly, onWhoseBehalf } from './post-job.ts';
import { keys } from '../../platform/table/keys.ts';

/** Decides an edit: the job with its new content, and an event that names what changed. A stale version is refused. */
export function changeJob(
  job: Job & CompaniesOfJob,
  form: JobForm,
  references: JobReferences,
  { actor, at, eventId }: { actor: Actor; at: string; eventId: number },
): { job: Job; event: AnyEvent } {
  refuseStale(job, form.version);
  if (job.closed && form.points !== job.points)
    throw refuse.invalid('points', 'The points of a closed job are settled');
  if (job.closed && form.guaranteeDays !== (job.guaranteeDays ?? 0))
    throw refuse.invalid('guaranteeDays', 'The guarantee of a closed job is settled');
  if (job.closed && form.referralShare !== undefined && form.referralShare !== (job.referralShare ?? null))
    throw refuse.invalid('referralShare', 'The referral share of a closed job is settled');
  refuseTooFew(job, form.openings);
  const content = { ...contentOf(form, references), isCloned: job.isCloned };
  // What a job does not have may not be stored.
  const unsaid = {
    guaranteeDays: 0,
    referralShare: null,
    openings: 1,
    questions: [],
    shifts: [],
    experienceYears: null,
    mostExperienceYears: null,
    hoursPerWeek: null,
    mustHaveSkillIds: [],
  };
  const before = { ...unsaid, ...job };
  const changed = Object.keys(content).filter(
    (key) => JSON.stringify(content[key as keyof typeof content]) !== JSON.stringify(before[key as keyof Job]),
  );
  const event = eventOf('job-changed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.jobSubject(job.id),
    data: {
      jobId: job.id,
      title: content.title,
      managerId: job.managerId,
      recruiterIds: content.recruiters,
      changed,
      ...chosenNow(job, content),
    },
  });
  const { managerCompany: _company, companyDomain: _domain, ...kept } = job;
  const companies = { ...onWhoseBehalf(references, actor), ...companiesLeft(job, references, actor) };
  return { job: { ...kept, ...content, ...companies, version: job.version + 1 }, event };
}

function companiesLeft(
  { client, companyDomain, formerCompanies = [] }: Job & CompaniesOfJob,
  { client: now }: Pick<JobReferences, 'client'>,
  { email }: Pick<Actor, 'email'>,
) {
  const kept = (now ? [now.companyName, domainOfClient(now, email) ?? ''] : []).map(companyKey);
  const left = [client?.companyName ?? [], companyDomain ?? []]
    .flat()
    .filter((name) => !kept.includes(companyKey(name)));
  return formerly([...formerCompanies, ...(now?.formerNames ?? []), ...left]);
}

/** Decides a change of the job's recruiters alone: nothing else of it is written over (JOB-65). */
export function changeRecruiters(
  job: Job,
  { recruiters, version }: { recruiters: number[]; version?: number | undefined },
  { actor, at, eventId }: { actor: Actor; at: string; eventId: number },
): { job: Job; event: AnyEvent } {
  refuseStale(job, version);
  const chosen = chosenNow(job, { recruiters, points: job.points });
  return jobWithRecruiters(job, recruiters, { actor: eventActor(actor), at, eventId }, chosen);
}

// Without a choice all of the manager's recruiters were notified when the job was posted, and a job that is not open
// takes nobody.
function chosenNow(
  { recruiters: before, status, manager }: Job,
  { recruiters, points }: Pick<Job, 'recruiters' | 'points'>,
): { chosen?: { recruiterIds: number[]; manager: Job['manager']; points: number } } {
  const recruiterIds = recruiters.filter((id) => !before.includes(id));
  if (status !== openStatus || before.length === 0 || recruiterIds.length === 0) return {};
  return { chosen: { recruiterIds, manager, points } };
}

// A job with nobody more to hire is closed, not open with every opening filled.
function refuseTooFew(job: Job, openings: number | undefined): void {
  const { filled, left } = openingsOf(job);
  if (openings === undefined || openings === openingsOf(job).openings) return;
  if (job.closed) throw refuse.invalid('openings', 'The openings of a closed job are settled; reopen it first');
  if (left > 0 && openings <= filled)
    throw refuse.invalid('openings', `${filled} are filled already; to look for nobody more, close the job`);
}

function refuseStale(job: Job, version: number | undefined): void {
  if (version !== undefined && version !== job.version)
    throw refuse.conflict('Someone else has changed this job; reload it and try again');
}
