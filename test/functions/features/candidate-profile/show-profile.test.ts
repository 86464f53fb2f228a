import { describe, expect, it } from 'vitest';
import { addFromResume } from '../../../../functions/features/candidate-profile/change-record.ts';
import { jobOfCandidate, type JobFacts } from '../../../../functions/features/candidate-profile/job-of-candidate.ts';
import { partsOf, showProfile } from '../../../../functions/features/candidate-profile/show-profile.ts';
import { summaryFacts } from '../../../../functions/features/candidate-profile/summary-facts.ts';
import type { CandidateRecord } from '../../../../functions/records/candidate-profile.ts';
import { mostSpheres } from '../../../../shared/constants/candidate-profile.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { aClaim, aProposal } from '../../../support/a-claim.ts';
import { anApplication, personOf } from '../../../support/an-application.ts';
import { aCandidateOnJob, aJob, anActor, someTime as at } from '../../../support/builders.ts';

const person = { ...anActor('candidate'), createdAt: '2026-03-05T10:00:00.000Z', status: 'active' } as never;
const work = (id: number, title: string, over: object = {}) => ({
  id,
  version: 1,
  title,
  company: null,
  location: null,
  isWorking: false,
  fromYear: 2000 + id,
  fromMonth: null,
  toYear: 2001 + id,
  toMonth: null,
  ...over,
});
const record = (over: object = {}) =>
  ({
    head: undefined,
    employeeInfo: undefined,
    educations: [],
    certifications: [],
    workExperiences: [],
    ...over,
  }) as never as CandidateRecord;

describe('What a summary says of a candidate', () => {
  const nothing = {
    firstName: 'Priya',
    role: 'candidate',
    place: null,
    since: 'March 2026',
    statements: [],
    skills: [],
    titles: [],
  };

  it('is nothing but since when they are here, at first', () => {
    expect(summaryFacts(person, record())).toEqual(nothing);
  });

  it('is what they do, studied, hold and would do, with six skills and three titles', () => {
    const spheres = Array.from({ length: 8 }, (_one, place) => ({ id: place, name: `Skill ${place}` }));
    const city = { name: 'Austin', state: { name: 'Texas' } };
    const info = { ...noEmployeeInfo, spheres, city, relocation: true, workStartedAt: '2012-05-01' };
    const school = (id: number, name: string) => ({
      id,
      version: 1,
      school: name,
      degree: null,
      study: null,
      from: null,
      to: 2000 + id,
    });
    const full = record({
      employeeInfo: info,
      educations: [school(1, 'Rice'), school(2, ' Texas\n State '), school(3, 'Oberlin')],
      certifications: [{ id: 1, issueYear: null, issueMonth: null }],
      workExperiences: [
        work(1, 'Clerk'),
        work(2, 'Nurse', { isWorking: true, company: 'Lakeside' }),
        work(3, 'Cook'),
        work(4, 'Guide'),
      ],
    });
    expect(summaryFacts(person, full)).toEqual({
      ...nothing,
      place: 'Austin, Texas',
      statements: [
        'works as Nurse at Lakeside',
        'has worked since 2012',
        'studied at Oberlin and Texas State',
        'holds 1 certification',
        'would move for a job',
      ],
      skills: spheres.slice(0, 6).map(({ name }) => name),
      titles: ['Nurse at Lakeside', 'Guide', 'Cook'],
    });
  });

  it('is cut where somebody typed more than eighty letters', () => {
    const titles = (title: string) => summaryFacts(person, record({ workExperiences: [work(1, title)] })).titles;
    expect(titles('a'.repeat(80))).toEqual(['a'.repeat(80)]);
    expect(titles('a'.repeat(81))).toEqual([`${'a'.repeat(79)}…`]);
    expect(titles(`${'a'.repeat(78)}  bbb`)).toEqual([`${'a'.repeat(78)}…`]);
  });
});

it('A profile shows each viewer what they may see, and nothing else', () => {
  const resume = { id: 1, path: 'resumes/x' };
  const marks = { isFavorite: true, isViewed: true, approval: { region: 'US', approvedAt: at } };
  const shown = (...rights: string[]) =>
    showProfile({ person, may: (right) => rights.includes(right), sees: () => true }, record({ resume }), marks);
  const bare = {
    candidate: personOf('candidate'),
    isAnonymous: false,
    educations: [],
    certifications: [],
    workExperiences: [],
    employeeInfo: noEmployeeInfo,
    resume: null,
    completeness: null,
    isEditable: false,
    isFavorite: null,
    isViewed: null,
    approval: null,
    isApprovable: false,
    summary: null,
    actions: [],
  };
  expect(shown()).toEqual(bare);
  expect(shown('resume', 'edit')).toEqual({ ...bare, resume, isEditable: true, actions: ['edit'] });
  expect(shown('favorite', 'viewed')).toEqual({
    ...bare,
    isFavorite: true,
    isViewed: true,
    actions: ['favorite', 'viewed'],
  });
  expect(shown('approve')).toEqual({ ...bare, approval: marks.approval, isApprovable: true, actions: ['approve'] });
  expect(shown('completeness', 'summary')).toEqual({
    ...bare,
    completeness: expect.objectContaining({}),
    summary: expect.stringContaining('Priya'),
  });
});

describe('What a record still lacks', () => {
  const none = {
    skills: false,
    experience: false,
    place: false,
    pay: false,
    authorization: false,
    years: false,
    education: false,
    picture: false,
  };
  const info = (over: object) => ({ employeeInfo: { ...noEmployeeInfo, ...over } });

  it.each<[keyof typeof none, object]>([
    ['skills', info({ spheres: [{ id: 1, name: 'Nursing' }] })],
    ['experience', { workExperiences: [work(1, 'Clerk')] }],
    ['place', info({ city: { id: 1, name: 'Austin' } })],
    ['pay', info({ rateFrom: 1 })],
    ['pay', info({ rateTo: 1 })],
    ['pay', info({ salaryFrom: 1 })],
    ['pay', info({ salaryTo: 1 })],
    ['authorization', info({ citizenship: ['usCitizen'] })],
    ['years', info({ workStartedAt: '2012-05-01' })],
    ['education', { educations: [{ id: 1 }] }],
    ['education', { certifications: [{ id: 1 }] }],
  ])('is everything but the %s of a record that has nothing else', (part, over) => {
    expect(partsOf(record(over), false)).toEqual({ ...none, [part]: true });
  });

  it('is everything of an empty record, except a picture that is there', () => {
    expect(partsOf(record(), false)).toEqual(none);
    expect(partsOf(record(), true)).toEqual({ ...none, picture: true });
  });
});

describe('A candidate’s job', () => {
  const job = aJob({ title: 'Nurse' }) as never as JobFacts['job'];
  const none: JobFacts = { job, onJob: undefined, application: undefined, claim: undefined };
  const seen = (role: 'manager' | 'recruiter' | 'candidate' | 'super_manager', over: Partial<JobFacts>) =>
    jobOfCandidate({ ...none, ...over }, { viewer: { id: anActor(role).id, role }, may: () => true, at });
  const row = { id: 5001, job: { id: 5001, title: 'Nurse' }, jobStatus: 'signed', status: null, applicationId: null };
  const onJob = aCandidateOnJob({ status: 'submitted', statusChangedAt: '2026-08-05T10:00:00.000Z' });
  const placed = { ...row, state: 'onJob', status: 'submitted', since: onJob.statusChangedAt };

  it('is a manager’s with what they may do there', () => {
    expect(seen('manager', { application: anApplication() })).toEqual({
      ...row,
      state: 'waiting',
      since: at,
      applicationId: 4001,
      actions: ['apply', 'decline'],
    });
    expect(seen('manager', { onJob })).toEqual({ ...placed, actions: ['decline', 'closeJob'] });
    expect(seen('manager', { onJob: { ...onJob, status: 'rejected' } })).toMatchObject({ state: 'onJob', actions: [] });
    const held = { ...job, status: 'on_hold' as const };
    expect(seen('manager', { job: held, application: anApplication() })).toMatchObject({
      jobStatus: 'on_hold',
      actions: [],
    });
    expect(seen('manager', { job: { ...job, status: 'closed' }, onJob })).toMatchObject({
      jobStatus: 'closed',
      actions: [],
    });
    const withdrawn = anApplication({ state: 'withdrawn', withdrawnAt: '2026-08-06T10:00:00.000Z' });
    expect(seen('manager', { application: withdrawn })).toEqual({
      ...row,
      state: 'withdrawn',
      since: withdrawn.withdrawnAt,
      actions: [],
    });
    expect(seen('manager', { job: { ...job, managerId: 7 }, onJob })).toBeUndefined();
    expect(seen('manager', {})).toBeUndefined();
  });

  it('is a recruiter’s whom the candidate has, or who proposes them', () => {
    expect(seen('recruiter', { onJob, claim: aClaim() })).toEqual({
      ...placed,
      actions: ['decline', 'closeJob', 'unassign'],
    });
    expect(seen('recruiter', { claim: aProposal() })).toEqual({
      ...row,
      state: 'proposed',
      since: aProposal().proposedAt,
      actions: ['unassign'],
    });
    for (const over of [
      { claim: aProposal({ answerBy: at }) },
      { onJob: { ...onJob, recruiterId: 7 } },
      { application: anApplication() },
    ])
      expect(seen('recruiter', over)).toBeUndefined();
  });

  it('is every super manager’s but for drafts, and no candidate’s', () => {
    expect(seen('super_manager', { onJob })).toMatchObject({ state: 'onJob' });
    expect(seen('super_manager', { application: anApplication() })).toMatchObject({
      state: 'waiting',
      applicationId: null,
    });
    expect(seen('super_manager', { job: { ...job, status: 'draft' }, onJob })).toBeUndefined();
    expect(seen('super_manager', {})).toBeUndefined();
    expect(seen('candidate', { onJob })).toBeUndefined();
  });
});

it('Skills of a resume are added up to sixty, each once, with the entries that are taken over', () => {
  const tagById = (id: number) => (id < 900 ? { id, name: `Skill ${id}` } : undefined);
  const spheres = Array.from({ length: mostSpheres - 1 }, (_one, place) => ({ id: place + 1, name: 'x' }));
  const before = record({ employeeInfo: { ...noEmployeeInfo, spheres, version: 4 } });
  let id = 70;
  const added = (tagIds: number[], lists: object = {}) =>
    addFromResume(
      { candidateId: 3001, record: before },
      { tagIds, educations: [], certifications: [], workExperiences: [], ...lists } as never,
      { newId: () => (id += 1), tagById: tagById as never },
    );
  const { record: after, writes, ...change } = added([1, 100, 100], { workExperiences: [work(0, 'Nurse')] });
  expect(change).toEqual({ section: 'resume', change: 'added', entryId: null });
  expect(after.employeeInfo).toEqual({ ...noEmployeeInfo, spheres: [...spheres, tagById(100)], version: 5 });
  expect(after.workExperiences).toEqual([{ ...work(0, 'Nurse'), id: 71, version: 1 }]);
  expect(writes).toHaveLength(2);
  expect(added([1]).writes).toEqual([]);
  expect(() => added([100, 101])).toThrow(
    expect.objectContaining({ errors: [{ key: 'tagIds', message: 'At most 60 skills' }] }),
  );
  expect(() => added([900])).toThrow(
    expect.objectContaining({ errors: [{ key: 'tagIds', message: 'There is no such skill' }] }),
  );
});
