import { describe, expect, it } from 'vitest';
import { byName } from '../../../../functions/features/jobs/by-name.ts';
import { changeJob, changeRecruiters } from '../../../../functions/features/jobs/change-job.ts';
import { closeJob, holdJob, reopenJob } from '../../../../functions/features/jobs/change-job-status.ts';
import { composeJobStory } from '../../../../functions/features/jobs/compose-job-story.ts';
import { addNote, changeNote, removeNote } from '../../../../functions/features/jobs/keep-job-notes.steps.ts';
import { postJob } from '../../../../functions/features/jobs/post-job.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { actorOf, personOf } from '../../../support/an-application.ts';
import { aCandidateOnJob, aClock, aJobForm, anActor, someTime as at } from '../../../support/builders.ts';

const circumstances = { actor: anActor('manager'), at, eventId: 77 };
const references = {
  city: null,
  spheres: [],
  client: { id: 71, companyName: 'Lakeside', email: 'ann@lakeside.example' },
};
const emitted = (type: string, data: object) =>
  expect.objectContaining({ id: 77, type, time: at, actor: actorOf('manager'), subject: keys.jobSubject(5001), data });
const refused = (kind: string, message: string, key?: string) =>
  expect.objectContaining({ kind, message, errors: key ? [{ key, message }] : [] });
const posted = (over: object = {}) =>
  postJob(aJobForm({ clientId: 71, recruiters: [2001], ...over }), references, { ...circumstances, id: 5001 });

describe('A job', () => {
  it('that is posted is open, its manager’s, and announced to the recruiters whom it names', () => {
    const { job, event } = posted({ rateCurrency: 'INR', travel: true, travelPercent: 20 });
    const {
      countryId: _country,
      tagIds: _tags,
      version: _version,
      ...form
    } = aJobForm({ clientId: 71, recruiters: [2001] });
    expect(job).toEqual({
      ...form,
      rateCurrency: 'INR',
      salaryCurrency: null,
      travel: true,
      travelPercent: 20,
      desc: 'Care for critical patients.',
      client: { companyName: 'Lakeside' },
      city: null,
      spheres: [],
      companyDomain: 'lakeside.example',
      id: 5001,
      version: 1,
      status: 'signed',
      managerId: 1001,
      manager: personOf('manager'),
      candidatesCount: 0,
      createdAt: at,
      closed: null,
    });
    expect(event).toEqual(
      emitted('job-posted', {
        jobId: 5001,
        title: job.title,
        points: 500,
        manager: personOf('manager'),
        clientId: 71,
        recruiterIds: [2001],
      }),
    );
    expect(posted({ travel: false, travelPercent: 20 }).job.travelPercent).toBeNull();
  });

  const before = { ...posted().job, isCloned: true } as Job;
  const changed = (over: object, job: Job = before, refs: object = references) =>
    changeJob(job, aJobForm({ clientId: 71, recruiters: [2001], ...over }), { ...references, ...refs }, circumstances);

  it('that is changed says what changed, and stays otherwise as it was', () => {
    const { job, event } = changed({ title: 'Doctor', points: 600, version: 1 });
    expect(job).toEqual({ ...before, title: 'Doctor', points: 600, version: 2 });
    const data = { jobId: 5001, title: 'Doctor', managerId: 1001, recruiterIds: [2001] };
    expect(event).toEqual(emitted('job-changed', { ...data, changed: ['title', 'points'] }));
    expect(changed({}).event.data).toMatchObject({ changed: [] });
    const { guaranteeDays: _days, shifts: _shifts, experienceYears: _years, ...others } = before;
    const { hoursPerWeek: _hours, mustHaveSkillIds: _musts, ...old } = others;
    expect(changed({ guaranteeDays: 0 }, old as Job).event.data).toMatchObject({ changed: [] });
    const said = {
      shifts: ['night' as const],
      experienceYears: 0,
      mostExperienceYears: 2,
      hoursPerWeek: 36,
      tagIds: [2],
      mustHaveSkillIds: [2],
    };
    const asked = changed(said, old as Job);
    expect(asked.event.data).toMatchObject({
      changed: ['mustHaveSkillIds', 'shifts', 'hoursPerWeek', 'experienceYears', 'mostExperienceYears'],
    });
    expect(asked.job).toMatchObject({ hoursPerWeek: 36, mustHaveSkillIds: [2], mostExperienceYears: 2 });
    const open = changed({ ...said, mostExperienceYears: null }, asked.job);
    expect([open.job.mostExperienceYears, open.event.data]).toMatchObject([null, { changed: ['mostExperienceYears'] }]);
    expect(changed({}, before, { client: null }).event.data).toMatchObject({ changed: ['client'] });
  });

  it('names its own referral share, which an edit takes away, and keeps it where the edit does not say (PLUS-42)', () => {
    const given = changed({ referralShare: 15 });
    expect([given.job.referralShare, given.event.data]).toMatchObject([15, { changed: ['referralShare'] }]);
    expect(changed({}, given.job).job.referralShare).toBe(15);
    expect(changed({ referralShare: null }, given.job).job.referralShare).toBeNull();
    expect(changed({ referralShare: null }).event.data).toMatchObject({ changed: [] });
  });

  it('that changed meanwhile is not changed, and of a closed one points and guarantee stay', () => {
    const stale = 'Someone else has changed this job; reload it and try again';
    expect(() => changed({ version: 2 })).toThrow(refused('conflict', stale));
    expect(() => changeRecruiters(before, { recruiters: [], version: 2 }, circumstances)).toThrow(
      refused('conflict', stale),
    );
    const closed: Job = { ...before, status: 'closed', closed: { at, candidate: null, recruiter: null } };
    expect(changed({ title: 'Doctor' }, closed).job).toMatchObject({ title: 'Doctor', status: 'closed' });
    expect(() => changed({ points: 600 }, closed)).toThrow(
      refused('invalid', 'The points of a closed job are settled', 'points'),
    );
    expect(() => changed({ guaranteeDays: 30 }, closed)).toThrow(
      refused('invalid', 'The guarantee of a closed job is settled', 'guaranteeDays'),
    );
    expect(changed({ guaranteeDays: 30 }).job.guaranteeDays).toBe(30);
  });

  it('notifies recruiters who are added to an open one that named others', () => {
    const data = { jobId: 5001, title: before.title, managerId: 1001, changed: ['recruiters'] };
    const chosen = { recruiterIds: [2002], manager: personOf('manager'), points: 500 };
    expect(changeRecruiters(before, { recruiters: [2001, 2002] }, circumstances)).toEqual({
      job: { ...before, recruiters: [2001, 2002], version: 2 },
      event: emitted('job-changed', { ...data, recruiterIds: [2001, 2002], chosen }),
    });
    expect(changed({ recruiters: [2002], points: 600 }).event.data).toMatchObject({
      chosen: { ...chosen, points: 600 },
    });
    for (const [job, recruiters] of [
      [before, []],
      [before, [2001]],
      [{ ...before, recruiters: [] }, [2002]],
      [{ ...before, status: 'on_hold' }, [2002]],
    ] as [Job, number[]][])
      expect(changeRecruiters(job, { recruiters, version: 1 }, circumstances).event.data).not.toHaveProperty('chosen');
  });

  it('that changes its status says from which to which', () => {
    const data = { jobId: 5001, title: before.title, managerId: 1001, clientId: 71 };
    expect(holdJob(before, circumstances)).toEqual({
      job: { ...before, status: 'on_hold', version: 2 },
      event: emitted('job-status-changed', { ...data, from: 'signed', to: 'on_hold' }),
    });
    const closed: Job = { ...before, status: 'closed', closed: { at, candidate: null, recruiter: null } };
    expect(reopenJob(closed, circumstances).job).toEqual({ ...before, status: 'signed', closed: null, version: 2 });
    expect(() => holdJob(closed, circumstances)).toThrow(
      refused('conflict', 'Only an open job can be put on hold, and only a job on hold resumed'),
    );
    expect(() => reopenJob(before, circumstances)).toThrow(refused('conflict', 'Only a closed job can be reopened'));
    expect(() => closeJob(closed, [], {}, circumstances)).toThrow(refused('conflict', 'This job is already closed'));
  });

  it('that is closed names whom it hired, by whom and on which terms, and who else was on it', () => {
    const claim = { id: 9001, points: 400, guaranteeDays: 30, share: 50 };
    const hired = aCandidateOnJob({ source: 'invited', claim } as never);
    const other = aCandidateOnJob({ candidateId: 3002, recruiterId: null, recruiter: null });
    const [candidate, recruiter] = [personOf('candidate'), personOf('recruiter')];
    const job = { ...before, guaranteeDays: 30 };
    const close = (choice: object) => closeJob(job, [other, hired], choice, circumstances);
    const data = {
      jobId: 5001,
      title: job.title,
      points: 500,
      guaranteeDays: 30,
      from: 'signed',
      manager: personOf('manager'),
      clientId: 71,
      others: [
        { candidateId: 3002, recruiterId: null },
        { candidateId: 3001, recruiterId: 2001 },
      ],
    };
    expect(close({ candidateId: 3001, recruiterId: 2001 })).toMatchObject({
      job: { ...job, status: 'closed', closed: { at, candidate, recruiter, startOn: null }, version: 2 },
      event: emitted('job-closed', { ...data, candidate, recruiter, source: 'invited', claim }),
    });
    const contest = 'She applied herself';
    expect(close({ candidateId: 3001, contest }).event).toEqual(
      emitted('job-closed', { ...data, candidate, recruiter, source: 'invited', claim, contest }),
    );
    expect(close({}).event).toEqual(emitted('job-closed', { ...data, candidate: null, recruiter: null }));
    expect(() => close({ candidateId: 9 })).toThrow(
      refused('invalid', 'This candidate is not on the job', 'candidateId'),
    );
    for (const choice of [{ candidateId: 3002, recruiterId: 2001 }, { recruiterId: 2001 }])
      expect(() => close(choice)).toThrow(
        refused('invalid', 'This recruiter did not put the candidate forward', 'recruiterId'),
      );
  });
});

it('The story of a job names what people did with it, the newest first', () => {
  const { kind: _kind, ...person } = actorOf('manager');
  const event = (id: number, type: string, data: object, by: object = actorOf('manager')) => ({
    id,
    type,
    time: at,
    actor: by,
    data,
  });
  const hired = { candidate: personOf('candidate'), recruiter: personOf('recruiter') };
  const story = composeJobStory([
    event(1, 'job-posted', {}),
    event(2, 'job-changed', { changed: ['title'] }),
    event(3, 'job-status-changed', { from: 'signed', to: 'on_hold' }),
    event(4, 'job-status-changed', { from: 'on_hold', to: 'signed' }),
    event(5, 'job-closed', hired),
    event(6, 'job-status-changed', { from: 'closed', to: 'signed' }),
    event(7, 'job-closed', hired, { kind: 'system' }),
    event(8, 'job-notes-changed', {}),
  ] as never);
  const line = { at, by: { ...person, avatar: null }, changed: [], candidate: null, recruiter: null };
  expect(story).toEqual([
    { ...line, id: 6, what: 'reopened' },
    { ...line, id: 5, what: 'closed', ...hired, isHire: true },
    { ...line, id: 4, what: 'resumed' },
    { ...line, id: 3, what: 'held' },
    { ...line, id: 2, what: 'changed', changed: ['title'] },
    { ...line, id: 1, what: 'posted' },
  ]);
});

it('People are listed by first name, last name and id', () => {
  const named = (firstName: string, lastName: string, id: number) => ({
    ...personOf('recruiter'),
    firstName,
    lastName,
    id,
  });
  const sorted = [
    named('Émile', 'A', 1),
    named('Ada', 'B', 4),
    named('Ada', 'B', 3),
    named('Zoë', 'A', 5),
    named('Ada', 'A', 9),
  ];
  expect(byName(sorted).map(({ id }) => id)).toEqual([9, 3, 4, 1, 5]);
});

it('Notes on a job are saved with their author and announced to its manager', async () => {
  const done: unknown[][] = [];
  const note =
    (name: string, result?: unknown) =>
    async (...given: unknown[]) => {
      done.push([name, ...given]);
      return result;
    };
  const jobNotesStore = {
    managerOf: note('asked', 1001),
    add: note('added'),
    change: note('changed', 'as changed'),
    remove: note('removed'),
  };
  const needs = { jobNotesStore, clock: aClock() } as never;
  const actor = anActor('recruiter');
  const { kind: _kind, ...author } = actorOf('recruiter');
  const event = (change: string, noteId: unknown) =>
    expect.objectContaining({
      type: 'job-notes-changed',
      time: at,
      actor: actorOf('recruiter'),
      subject: keys.jobSubject(5001),
      data: { jobId: 5001, managerId: 1001, noteId, change },
    });
  const params = { id: 5001, noteId: 4 };
  const added = await addNote({ params, body: { note: 'Call back' }, actor }, needs);
  const createdBy = { ...author, avatar: null };
  expect(added).toEqual({ id: expect.any(Number), note: 'Call back', createdBy, createdAt: at, editedAt: null });
  expect(await changeNote({ params, body: { note: 'Called' }, actor }, needs)).toBe('as changed');
  expect(await removeNote({ params, actor }, needs)).toEqual({ id: 4 });
  const place = { jobId: 5001, noteId: 4, authorId: 2001 };
  const asked = ['asked', 5001, actor];
  expect(done).toEqual([
    asked,
    ['added', 5001, added, event('added', added.id)],
    asked,
    ['changed', place, { note: 'Called', editedAt: at }, event('changed', 4)],
    asked,
    ['removed', place, event('removed', 4)],
  ]);
});
