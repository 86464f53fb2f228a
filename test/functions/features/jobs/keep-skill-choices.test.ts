import { beforeEach, describe, expect, it } from 'vitest';
import {
  readCandidateJobHandler,
  listCandidateJobsHandler,
} from '../../../../functions/features/applications/candidate-job.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import {
  keepSkillChoices,
  keepSkillChoicesOfManager,
} from '../../../../functions/features/jobs/keep-skill-choices.steps.ts';
import { listJobMatchesHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { builtInTags } from '../../../../functions/features/lookups/tags.steps.ts';
import { skillChoicesWrites } from '../../../../functions/records/job.ts';
import { jobLogStore } from '../../../../functions/search/search-log.store.ts';
import {
  associateSkillsHandler,
  separateSkillsHandler,
} from '../../../../functions/features/skills/associated-skill.handlers.ts';
import { skillsStore } from '../../../../functions/features/skills/skills.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const [react, redux, kubernetes, roofing] = ['React', 'Redux', 'Kubernetes', 'Roofing'].map(
  (name) => skillNamed(name).id,
) as [number, number, number, number];

describe('What a manager says about skills', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let ann: Actor;
  let manager: Actor;
  let managers = 1_700;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    ann = await openCandidates(hiring).aCandidate('Ann', { tagIds: [redux, kubernetes] });
  });
  beforeEach(async () => {
    manager = anActor('manager', { id: managers++ });
    await hiring.employ(hiring.recruiter.id, manager.id);
  });
  const needs = () => ({
    skillsStore: skillsStore(hiring.table),
    skills: { tagsOf: builtInTags, builtIn: associatedSkills },
    clock: hiring.clock,
  });

  /** Does what the reaction to the newest event of the manager's pairs does. */
  async function follow() {
    const events = await storedEvents(hiring.table, keys.userSubject(manager.id), 'associated-skills-changed');
    await keepSkillChoicesOfManager(hiring, events.at(-1)!.data);
  }
  async function associate(tagId: number, associatedTagId: number) {
    await handled(associateSkillsHandler, { body: { tagId, associatedTagId }, actor: manager }, needs());
    await follow();
  }
  async function separate(id: number, associatedTagId: number) {
    await handled(separateSkillsHandler, { params: { id, associatedTagId }, actor: manager }, needs());
    await follow();
  }
  async function aJob(...tagIds: number[]) {
    const job = await hiring.aPostedJob({ tagIds }, manager);
    await keepSkillChoices(hiring, job.id);
    return job;
  }
  const stored = async (id: number) => (await hiring.table.get(keys.job(id)))!;
  const read = (id: number) => handled(readCandidateJobHandler, { params: { id }, actor: ann }, hiring);
  async function recommended() {
    const query = contract.applications.listCandidateJobs.request.query.parse({ scope: 'recommended', perPage: 100 });
    return (await resultOf(listCandidateJobsHandler, { query, actor: ann }, hiring)).data;
  }
  const found = async (...among: number[]) =>
    (await recommended()).map(({ job }) => job.id).filter((id) => among.includes(id));
  const skillsSaid = async (id: number) =>
    (await read(id)).result.match?.reasons.find(({ about }) => about === 'skills')?.words;

  it('associates a job’s skill with another one in the match that candidate and recruiter read, at no further call (SKILL-03, SKILL-07)', async () => {
    const { id } = await aJob(roofing);
    expect(await skillsSaid(id)).toBe('Roofing is not listed');
    await associate(roofing, kubernetes);
    const words = 'Roofing is not listed; Kubernetes is associated with Roofing';
    local.calls.length = 0;
    expect(await skillsSaid(id)).toBe(words);
    expect(local.calls).toHaveLength(1);
    await hiring.accepted(await hiring.applied(id, ann));
    const call = { params: { id }, query: { candidateIds: [ann.id] }, actor: hiring.recruiter };
    const [match] = await resultOf(listJobMatchesHandler, call, hiring);
    expect(match?.match?.reasons).toContainEqual({ about: 'skills', fit: 'part', words });
  });

  it('takes a built-in pair out of the match until it is associated again (SKILL-08)', async () => {
    const { id } = await aJob(react);
    expect(await skillsSaid(id)).toBe('React is not listed; Redux is associated with React');
    await separate(react, redux);
    await separate(redux, react);
    expect(await skillsSaid(id)).toBe('React is not listed');
    await associate(react, redux);
    expect(await skillsSaid(id)).toBe('React is not listed; Redux is associated with React');
  });

  it('counts in the recommendations of the manager’s jobs alone (PERM-08)', async () => {
    const mine = await aJob(react, roofing);
    await associate(roofing, kubernetes);
    const other = await hiring.aPostedJob({ tagIds: [react, roofing] });
    const data = await recommended();
    const percentOf = (id: number) => data.find(({ job }) => job.id === id)?.match?.percent;
    expect([percentOf(mine.id), percentOf(other.id)]).toEqual([50, 25]);
  });

  it('recommends the manager’s jobs with an associated skill, below those that list the candidate’s own (SKILL-03)', async () => {
    const near = await aJob(roofing);
    const exact = await aJob(kubernetes);
    const others = await hiring.aPostedJob({ tagIds: [roofing] });
    const all = [near.id, exact.id, others.id];
    expect(await found(...all)).toEqual([exact.id]);
    await associate(roofing, kubernetes);
    expect(await found(...all)).toEqual([exact.id, near.id]);
    const later = await aJob(roofing);
    expect(await found(later.id)).toEqual([later.id]);
    await separate(roofing, kubernetes);
    expect(await found(...all, later.id)).toEqual([exact.id]);
  });

  it('no longer recommends a job by a built-in pair that its manager set apart (SKILL-08)', async () => {
    const { id } = await aJob(react);
    const other = await hiring.aPostedJob({ tagIds: [react] });
    expect((await found(id, other.id)).toSorted()).toEqual([id, other.id].toSorted());
    await separate(react, redux);
    await separate(redux, react);
    expect(await found(id, other.id)).toEqual([other.id]);
    await associate(react, redux);
    expect((await found(id, other.id)).toSorted()).toEqual([id, other.id].toSorted());
  });

  it('reaches the change log of the search with the job’s own version untouched, and not while the job is held', async () => {
    const { id, version } = await aJob(roofing);
    const logged = async () => {
      const time = Date.parse(hiring.clock.now());
      const rows = [];
      const range = { kind: 'job', since: time - 86_400_000, until: time };
      for await (const row of jobLogStore(hiring.table).readChangeLog(range)) if (row.id === id) rows.push(row);
      return rows.toSorted((one, other) => other.version - one.version)[0]!;
    };
    const before = await logged();
    await associate(roofing, kubernetes);
    const choice = { tagId: roofing, associatedTagId: kubernetes, isApart: false };
    const after = await logged();
    expect(after.document).toEqual({ ...before.document, skillChoices: [choice] });
    expect([Math.floor(after.version), after.version > before.version]).toEqual([version, true]);
    expect((await stored(id)).version).toBe(version);
    await handled(holdJobHandler, { params: { id }, actor: manager }, hiring);
    await separate(roofing, kubernetes);
    expect((await logged()).document).toBeNull();
  });

  it('is kept with jobs that are posted or get the skill later, and with no others', async () => {
    const unrelated = await aJob(react);
    await associate(roofing, kubernetes);
    const later = await aJob(roofing);
    const choice = { tagId: roofing, associatedTagId: kubernetes, isApart: false };
    expect((await stored(later.id)).skillChoices).toEqual([choice]);
    const { skillChoices, skillChoicesKept } = await stored(unrelated.id);
    expect([skillChoices, skillChoicesKept]).toEqual([undefined, undefined]);
    const body = { title: 'Roofer', description: 'Roofs.', tagIds: [roofing], points: 500, version: unrelated.version };
    await handled(changeJobHandler, { params: { id: unrelated.id }, actor: manager, body }, hiring);
    await keepSkillChoices(hiring, unrelated.id);
    expect((await stored(unrelated.id)).skillChoices).toEqual([choice]);
  });

  it('outlives an edit of the job that began before it was said', async () => {
    const job = await aJob(roofing);
    const before = await hiring.jobsStore.jobOfManager(job.id, manager.id);
    await associate(roofing, kubernetes);
    const jobsStore = { ...hiring.jobsStore, jobOfManager: async () => before };
    const body = { title: 'Roofer', description: 'Roofs.', tagIds: [roofing], points: 500, version: job.version };
    await handled(changeJobHandler, { params: { id: job.id }, actor: manager, body }, { ...hiring, jobsStore });
    expect(await stored(job.id)).toMatchObject({ title: 'Roofer', skillChoices: [{ tagId: roofing }] });
    await keepSkillChoices(hiring, job.id);
    expect(await found(job.id)).toEqual([job.id]);
  });

  it('is written once however often the reaction is repeated, and never over what was said later', async () => {
    const { id } = await aJob(roofing);
    await associate(roofing, kubernetes);
    local.calls.length = 0;
    await follow();
    expect(local.calls.filter(({ action }) => /Update|Write|Put/.test(action))).toEqual([]);
    const [gone, changed] = [new Error('gone'), new Error('changed')];
    const whole = { ...(await stored(id)), description: '' };
    const { skillChoicesKept: _kept, ...neverKept } = whole;
    const late = (job: Parameters<typeof skillChoicesWrites>[0]) =>
      hiring.table.write(skillChoicesWrites(job, [], { written: 1, gone, changed }));
    await expect(late(neverKept)).rejects.toBe(changed);
    await expect(late({ ...whole, skillChoicesKept: 7 })).rejects.toBe(changed);
    await expect(late({ ...whole, version: whole.version - 1 })).rejects.toBe(changed);
    await expect(late({ ...whole, id: 77 })).rejects.toBe(gone);
    await keepSkillChoices(hiring, 77);
  });
});
