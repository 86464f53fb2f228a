import { beforeEach, describe, expect, it } from 'vitest';
import {
  addEducationHandler,
  addWorkExperienceHandler,
  changeEducationHandler,
  removeEducationHandler,
} from '../../../../functions/features/candidate-profile/entry.handlers.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import {
  favoriteCandidateHandler,
  readCandidateProfileHandler,
} from '../../../../functions/features/candidate-profile/candidate-profile.handlers.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import { saveEmployeeInfoHandler } from '../../../../functions/features/candidate-profile/employee-info.handlers.ts';
import { refreshPerson } from '../../../../functions/features/candidate-profile/refresh-search.steps.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { builtInTags } from '../../../../functions/features/lookups/tags.steps.ts';
import type { CandidateDocument } from '../../../../functions/records/candidate-document.ts';
import { hourOf } from '../../../../functions/records/search-log.ts';
import { viewedCandidateWrite } from '../../../../functions/records/viewed-candidate.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A candidate’s profile', () => {
  let candidate: Actor;
  let candidateId = 3100;
  const clock = aClock('2026-11-22T12:00:00.000Z');
  const needs = () => ({
    candidateProfileStore: candidateProfileStore(hiring.table, () => Date.parse(someTime)),
    profileMarksStore: profileMarksStore(hiring.table),
    clock,
    cityById,
    tagsOf: builtInTags,
  });
  const school = { school: 'Texas State', from: 2010, to: 2014 };

  const hiring = withLocalTable(openHiring);

  // Everyone starts with an empty record.
  beforeEach(async () => {
    candidateId += 1;
    candidate = anActor('candidate', { id: candidateId });
    const { id, uuid, firstName, lastName } = candidate;
    const form = { firstName, lastName, email: `priya-${id}@example.com`, role: 'candidate' } as const;
    const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
    await hiring.table.writeOne({ put: { ...keys.account(id), ...account } });
    await hiring.table.writeOne(firstChoiceWrite(id, 'recruiters'));
  });

  const profileFor = async (actor = candidate) =>
    resultOf(readCandidateProfileHandler, { params: { candidateId }, actor }, needs());
  const addSchool = async (body: object = school, actor = candidate) =>
    resultOf(addEducationHandler, { params: { candidateId }, body, actor }, needs());
  const saveInfo = async (body: object, actor = candidate) =>
    resultOf(saveEmployeeInfoHandler, { params: { candidateId }, body, actor }, needs());
  const newestDocument = async () => {
    const rows = await hiring.table.query(keys.searchChanges('candidate', hourOf(Date.parse(someTime)), 0));
    return rows.filter(({ id }) => id === candidateId).at(-1);
  };

  it('is empty at first, and says what to add first', async () => {
    const { educations, employeeInfo, completeness, isEditable } = await profileFor();
    expect([educations, employeeInfo.version, isEditable]).toEqual([[], 0, true]);
    expect(completeness).toMatchObject({ done: 0, next: { step: 'skills' } });
  });

  it('shows what was added, newest first, with its event and its search document (CAND-11, CAND-57)', async () => {
    await addSchool();
    await addSchool({ school: 'Rice', from: 2015, to: 2017 });
    expect((await profileFor()).educations.map((one) => one.school)).toEqual(['Rice', 'Texas State']);
    const changed = 'candidate-profile-changed';
    expect(await hiring.eventsOf(keys.userSubject(candidateId))).toEqual([changed, changed]);
    expect(await newestDocument()).toMatchObject({ id: candidateId, version: 2 });
  });

  it('keeps every section when all are saved in the same moment', async () => {
    const nurse = { title: 'ICU nurse', isWorking: true, fromYear: 2015 };
    await Promise.all([
      addSchool(),
      saveInfo({ hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' } }),
      handled(addWorkExperienceHandler, { params: { candidateId }, body: nurse, actor: candidate }, needs()),
    ]);
    const { educations, workExperiences, employeeInfo } = await profileFor();
    expect([educations.length, workExperiences.length, employeeInfo.rateTo]).toEqual([1, 1, 75]);
    expect(await newestDocument()).toMatchObject({ version: 3, document: { title: 'ICU nurse', rateTo: 75 } });
  });

  it('refuses a change of an entry that was changed since it was read (CAND-58)', async () => {
    const { id } = await addSchool();
    const change = (body: object) =>
      handled(changeEducationHandler, { params: { candidateId, id }, body, actor: candidate }, needs());
    await change({ ...school, degree: 'BSc', version: 1 });
    expect(await refusalOf(change({ ...school, degree: 'MSc', version: 1 }))).toMatchObject({ kind: 'conflict' });
    expect((await profileFor()).educations[0]).toMatchObject({ degree: 'BSc', version: 2 });
  });

  it('loses an entry that is removed, and nothing else (CAND-59)', async () => {
    const { id } = await addSchool();
    await addSchool({ school: 'Rice', from: 2015 });
    await handled(removeEducationHandler, { params: { candidateId, id }, actor: candidate }, needs());
    expect((await profileFor()).educations.map((one) => one.school)).toEqual(['Rice']);
  });

  it('refuses years that do not fit, with the text of the field', async () => {
    expect(await refusalOf(addSchool({ ...school, to: 2009 }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'to', message: 'Must be more than "From"' }],
    });
    expect(await refusalOf(addSchool({ ...school, from: 2026, to: null }))).toMatchObject({
      errors: [{ key: 'from', message: 'Must be less than current year' }],
    });
  });

  it('is changed by a recruiter who works with the candidate, and only read by others', async () => {
    const { recruiter, manager } = hiring;
    expect(await refusalOf(addSchool(school, recruiter))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(profileFor(manager))).toMatchObject({ kind: 'forbidden' });
    const { id: jobId } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(jobId, candidate));
    await addSchool(school, recruiter);
    expect((await profileFor(recruiter)).isEditable).toBe(true);
    expect(await profileFor(manager)).toMatchObject({ isEditable: false, educations: [{ school: 'Texas State' }] });
    const traces = await hiring.table.query(keys.tracesOf(recruiter.id));
    expect(traces.map(({ place }) => place.pk)).toContain(keys.userSubject(candidateId));
  });

  it('is no longer changed by a recruiter once the job on which they worked is closed', async () => {
    const { recruiter } = hiring;
    const { id: jobId } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(jobId, candidate));
    expect((await profileFor(recruiter)).isEditable).toBe(true);
    await hiring.table.writeOne({ update: keys.jobGate(jobId), set: { status: 'closed' } });
    expect((await profileFor(recruiter)).isEditable).toBe(false);
    expect(await refusalOf(addSchool(school, recruiter))).toMatchObject({ kind: 'forbidden' });
  });

  it('advises the candidate alone on how complete it is', async () => {
    expect((await profileFor()).completeness).toMatchObject({ done: 0 });
    expect((await profileFor(hiring.recruiter)).completeness).toBeNull();
  });

  it('is found by the current name, and as on a job only while the job is open', async () => {
    const store = candidateProfileStore(hiring.table, () => Date.parse(someTime));
    const found = async () => {
      await refreshPerson(candidateId, someTime, { candidateProfileStore: store });
      const document = (await newestDocument())?.document as CandidateDocument | undefined;
      return { firstName: document?.firstName, current: document?.current };
    };
    await addSchool();
    await hiring.table.writeOne({ update: keys.account(candidateId), set: { firstName: 'Anjali' } });
    expect(await found()).toEqual({ firstName: 'Anjali', current: 'available' });
    const { id: jobId } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(jobId, candidate));
    expect((await found()).current).toBe('assigned');
    await hiring.table.writeOne({ update: keys.jobGate(jobId), set: { status: 'closed' } });
    expect((await found()).current).toBe('available');
    expect(await store.candidatesOn(jobId)).toEqual([candidateId]);
  });

  it('is found by name once the address is confirmed, before anything is entered, and takes what is entered later', async () => {
    const store = candidateProfileStore(hiring.table, () => Date.parse(someTime));
    await refreshPerson(candidateId, someTime, { candidateProfileStore: store });
    const found = { firstName: candidate.firstName, current: 'available', title: null };
    expect(await newestDocument()).toMatchObject({ version: 1, document: found });
    await addSchool();
    expect(await newestDocument()).toMatchObject({ version: 2 });
  });

  it.each(['unconfirmed', 'disabled'])('of an account that is %s stays out of the search', async (status) => {
    await hiring.table.writeOne({ update: keys.account(candidateId), set: { status } });
    const store = candidateProfileStore(hiring.table, () => Date.parse(someTime));
    await refreshPerson(candidateId, someTime, { candidateProfileStore: store });
    expect(await newestDocument()).toBeUndefined();
  });

  it('shows each viewer their own mark, which a candidate has not (CAND-50, PERM-33)', async () => {
    const { recruiter } = hiring;
    const mark = async (isFavorite: boolean, actor = recruiter) =>
      resultOf(favoriteCandidateHandler, { params: { candidateId }, body: { isFavorite }, actor }, needs());
    expect(await profileFor(recruiter)).toMatchObject({ isFavorite: false, isViewed: false });
    expect(await mark(true)).toEqual({ id: candidateId, isFavorite: true });
    await hiring.table.writeOne(
      viewedCandidateWrite(recruiter, { candidateId, viewedAt: someTime, viewedOn: someTime.slice(0, 10) }),
    );
    expect(await profileFor(recruiter)).toMatchObject({ isFavorite: true, isViewed: true });
    expect(await profileFor(anActor('recruiter', { id: 2999 }))).toMatchObject({ isFavorite: false, isViewed: false });
    expect(await profileFor()).toMatchObject({ isFavorite: null, isViewed: null });
    await mark(false);
    expect(await profileFor(recruiter)).toMatchObject({ isFavorite: false });
    const { id: jobId } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(jobId, candidate));
    await mark(true, hiring.manager);
    expect(await profileFor(hiring.manager)).toMatchObject({ isFavorite: true });
    expect(await profileFor(recruiter)).toMatchObject({ isFavorite: false });
  });
});
