import type { EventOf } from '../../events/catalogue.ts';
import type { EventActor } from '../../events/envelope.ts';
import type { JobStatus } from '../../shared/constants/job.ts';
import { jobStatuses, openStatus } from '../../shared/constants/job.ts';
import type { Job } from '../../shared/model/job.ts';
import type { SkillChoice } from '../../shared/rules/associated-skills.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { eventOf } from '../platform/table/outbox.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { exists, isNew, versionIs } from '../platform/table/write.ts';
import { isAsRead, jobWithChoices, type KeptSkillChoices, searchedVersion } from './job-skill-choices.ts';
import { jobDocument } from './job-document.ts';
import { gateWrite, removedGateWrite } from './job-gate.ts';
import { briefOf } from './job-in-brief.ts';
import { searchLogWrite } from './search-log.ts';
import type { PersonalData } from './personal-data.ts';
import { anonymise } from './personal-data.ts';

/** By which domain a job's company is known, and by name or domain what it was before: it stays owed (PLUS-41). */
export interface CompaniesOfJob {
  companyDomain?: string;
  formerCompanies?: string[];
}

/** A job's facts as stored; the long text is an item of its own so that lists stay cheap. */
export type StoredJob = Omit<Job, 'description' | 'questions'> &
  CompaniesOfJob &
  KeptSkillChoices & {
    /** Since when the manager of the open job has answered nobody, where that is long enough to mark (PLUS-14). */
    silentSince?: string;
  };
export type StoredJobText = Pick<Job, 'description' | 'questions'>;

/** The whole job: its facts, and its text with what it asks. */
export function withText<J extends StoredJob>(facts: J, text: StoredJobText | undefined) {
  return { ...facts, description: text?.description ?? '', ...(text?.questions && { questions: text.questions }) };
}

/** How many jobs have each status. */
export type JobTotals = Partial<Record<JobStatus, number>>;

const stale = refuse.conflict('Someone else has changed this job; reload it and try again');

/** The job with these recruiters and nothing else changed, and its event; `chosen` names who is to be notified. */
export function jobWithRecruiters(
  job: Job,
  recruiters: number[],
  { actor, at, eventId }: { actor: EventActor; at: string; eventId: number },
  chosen: Pick<EventOf<'job-changed'>['data'], 'chosen'> = {},
): { job: Job; event: EventOf<'job-changed'> } {
  const { id: jobId, title, managerId } = job;
  const event = eventOf('job-changed', {
    id: eventId,
    at,
    actor,
    subject: keys.jobSubject(jobId),
    data: { jobId, title, managerId, recruiterIds: recruiters, changed: ['recruiters'], ...chosen },
  });
  return { job: { ...job, recruiters, version: job.version + 1 }, event };
}

/**
 * The writes of a new job: facts, text, gate, totals and search row. `written` is the moment of writing, in
 * milliseconds.
 */
export function newJobWrites(job: Job, written: number): Write[] {
  return [
    { put: factsItem(job), when: isNew },
    textWrite(job),
    gateWrite(job),
    ...totalsWrites(job.managerId, { to: job.status }),
    searchLogWrite('job', written, { id: job.id, version: job.version, document: searchable(job) }),
  ];
}

/** The writes of a job that was read at the version before; another change meanwhile refuses. */
export function changedJobWrites(before: Job, job: Job & KeptSkillChoices, written: number): Write[] {
  return [
    {
      update: keys.job(job.id),
      set: editableFacts(job),
      ...(job.filled !== before.filled && { add: { filled: (job.filled ?? 0) - (before.filled ?? 0) } }),
      remove: removedFacts(before, job),
      when: versionIs(before.version),
      refusal: stale,
    },
    ...(isSameText(before, job) ? [] : [textWrite(job)]),
    ...(before.status === job.status
      ? []
      : [gateWrite(job), ...totalsWrites(job.managerId, { from: before.status, to: job.status })]),
    searchLogWrite('job', written, { id: job.id, version: searchedVersion(job), document: searchable(job) }),
  ];
}

// Nobody waits on a job that was closed or held; one that opens again is marked once more if somebody does.
function removedFacts(before: Job, job: Job): string[] {
  return [
    ...(before.status === job.status ? [] : ['silentSince']),
    ...(before.market && !job.market ? ['market'] : []),
    ...companyLeft(before, job),
  ];
}

const companyLeft = (before: Job & CompaniesOfJob, job: Job & CompaniesOfJob) =>
  (['managerCompany', 'companyDomain'] as const).filter((name) => before[name] && !job[name]);

/** The writes of a job that its leaving manager closed: its text goes, and its facts name the manager no more. */
export function leftJobWrites(before: StoredJob, job: StoredJob, written: number): Write[] {
  return [
    {
      update: keys.job(job.id),
      set: { ...editableFacts(job), manager: job.manager, ...(job.filled !== undefined && { filled: job.filled }) },
      remove: ['silentSince', 'market'],
      when: versionIs(before.version),
      refusal: stale,
    },
    textWrite({ id: job.id, description: '' }),
    gateWrite(job),
    ...totalsWrites(job.managerId, { from: before.status, to: job.status }),
    searchLogWrite('job', written, { id: job.id, version: job.version, document: null }),
  ];
}

/**
 * The writes of a job that another manager takes over, with its gate and both managers' totals; another change since it
 * was read refuses.
 */
export function handedOverJobWrites(before: Job, job: Job, written: number): Write[] {
  const count = (managerId: number, by: 1 | -1): SingleWrite => ({
    update: keys.jobTotalsOfManager(managerId),
    add: { [job.status]: by },
  });
  return [
    {
      update: keys.job(job.id),
      set: { ...editableFacts(job), manager: job.manager },
      remove: ['silentSince', ...companyLeft(before, job)],
      when: versionIs(before.version),
      refusal: stale,
    },
    gateWrite(job),
    count(before.managerId, -1),
    count(job.managerId, 1),
    searchLogWrite('job', written, { id: job.id, version: searchedVersion(job), document: searchable(job) }),
  ];
}

/** The writes that remove a job; one with candidates, or changed meanwhile, refuses. */
export function removedJobWrites({ id, managerId, version, status }: Job, written: number): Write[] {
  return [
    {
      remove: keys.job(id),
      when: { expression: '#version = :version AND #candidatesCount = :none', values: { version, none: 0 } },
      refusal: stale,
    },
    { remove: keys.jobText(id) },
    removedGateWrite(id),
    ...totalsWrites(managerId, { from: status }),
    searchLogWrite('job', written, { id, version: version + 1, document: null }),
  ];
}

/** The write that marks an open job whose manager answers nobody, or takes the mark away; a job that is not open refuses. */
export function silenceMarkedWrite(jobId: number, silentSince: string | null, notOpen: Error): SingleWrite {
  return {
    update: keys.job(jobId),
    ...(silentSince === null ? { remove: ['silentSince'] } : { set: { silentSince } }),
    when: { expression: '#status = :open', values: { open: openStatus } },
    refusal: notOpen,
  };
}

/**
 * The writes that keep with the job what its manager says about its skills, and have it found by that; a change of the
 * job or of its choices since it was read refuses.
 */
export function skillChoicesWrites(
  before: Job & KeptSkillChoices,
  choices: readonly SkillChoice[],
  { written, gone, changed }: { written: number; gone: Error; changed: Error },
): Write[] {
  const job: Job & KeptSkillChoices = jobWithChoices(before, choices);
  const document = searchable(job);
  return [
    {
      update: keys.job(job.id),
      set: { skillChoicesKept: job.skillChoicesKept, ...(job.skillChoices && { skillChoices: job.skillChoices }) },
      remove: job.skillChoices ? [] : ['skillChoices'],
      when: isAsRead(before),
      missing: gone,
      refusal: changed,
    },
    ...(document ? [searchLogWrite('job', written, { id: job.id, version: searchedVersion(job), document })] : []),
  ];
}

/** The write that counts candidates or filled openings of the job, more or less; a job that is gone refuses. */
export function countedOnJobWrite(jobId: number, add: { candidatesCount: 1 | -1 } | { filled: 1 | -1 }): SingleWrite {
  return { update: keys.job(jobId), add, when: exists };
}

/**
 * The writes that count a job over from one status to another, among everybody's jobs and among the manager's; a new
 * job comes from nowhere, a removed one goes there.
 */
function totalsWrites(managerId: number, { from, to }: { from?: JobStatus; to?: JobStatus }): SingleWrite[] {
  const add = { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) };
  return [
    { update: keys.jobTotals, add },
    { update: keys.jobTotalsOfManager(managerId), add },
  ];
}

/**
 * The write of a manager's counted jobs in place of the stored numbers; where a job was counted since those were read,
 * it refuses.
 */
export function mendedTotalsWrite(
  managerId: number,
  counted: Record<JobStatus, number>,
  stored: JobTotals | undefined,
): SingleWrite {
  const asRead = jobStatuses.map((status) =>
    stored?.[status] === undefined ? `attribute_not_exists(#${status})` : `#${status} = :${status}`,
  );
  const values = Object.fromEntries(
    jobStatuses.flatMap((status) => (stored?.[status] === undefined ? [] : [[status, stored[status]]])),
  );
  return {
    update: keys.jobTotalsOfManager(managerId),
    set: counted,
    when: { expression: asRead.join(' AND '), values },
    refusal: refuse.conflict('A job was counted meanwhile; recount again'),
  };
}

const isSameText = (before: Job, job: Job): boolean =>
  before.description === job.description && JSON.stringify(before.questions) === JSON.stringify(job.questions);

function textWrite({ id, description, questions }: Pick<Job, 'id' | 'description' | 'questions'>): SingleWrite {
  return { put: { ...keys.jobText(id), description, ...(questions?.length && { questions }) } };
}

function searchable(job: Job & KeptSkillChoices) {
  return job.status === openStatus ? jobDocument(job) : null;
}

function factsItem(job: StoredJob & Partial<StoredJobText>) {
  const { description: _text, questions: _questions, ...facts } = job;
  return {
    ...facts,
    ...keys.job(job.id),
    ...listedIn(keys.jobsOfManager(job.managerId, job.status), sortable(job.id)),
    ...listedIn(keys.jobsOfEveryone(job.status), sortable(job.id)),
    ...keys.jobsInBrief(job.managerId, job.status),
    brief: briefOf(job),
  };
}

// The counts belong to the applications and hires, the manager's name follows the account, the mark of silence who
// waits, and the choices of skills their own events; each may change at the same moment, and an edit must not put an old
// one back.
function editableFacts(job: StoredJob) {
  const { pk: _pk, sk: _sk, candidatesCount: _count, manager: _manager, id: _id, ...others } = factsItem(job);
  const {
    filled: _filled,
    silentSince: _silentSince,
    skillChoices: _choices,
    skillChoicesKept: _kept,
    ...facts
  } = others;
  return facts;
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  job: {
    holds: 'a manager’s job, with the names of its manager and of whom it was closed with',
    found: 'through the manager’s jobs, the candidate’s applications, the recruiter’s candidates',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  jobSubject: { leadsTo: 'event' },
  jobText: {
    holds: 'the text of a manager’s job',
    found: 'next to the job',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  jobsOfManager: { leadsTo: 'job' },
  jobsInBrief: { leadsTo: 'job' },
  jobsOfEveryone: { leadsTo: 'job' },
  jobTotals: { leadsTo: 'nothing: numbers of jobs' },
  jobTotalsOfManager: { leadsTo: 'nothing: numbers of jobs' },
  allOfJob: { leadsTo: 'job' },
  storyOfJob: { leadsTo: 'event' },
} satisfies PersonalData;
