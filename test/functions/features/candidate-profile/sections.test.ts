import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import {
  addCertificationHandler,
  addEducationHandler,
  addWorkExperienceHandler,
  changeCertificationHandler,
  changeWorkExperienceHandler,
  listCertificationsHandler,
  listEducationsHandler,
  listWorkExperiencesHandler,
  readCertificationHandler,
  readEducationHandler,
  readWorkExperienceHandler,
  removeCertificationHandler,
  removeWorkExperienceHandler,
} from '../../../../functions/features/candidate-profile/entry.handlers.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import { readCandidateProfileHandler } from '../../../../functions/features/candidate-profile/candidate-profile.handlers.ts';
import { sentEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import {
  readEmployeeInfoHandler,
  saveEmployeeInfoHandler,
} from '../../../../functions/features/candidate-profile/employee-info.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { builtInTags } from '../../../../functions/features/lookups/tags.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

describe('The sections of a candidate’s profile', () => {
  let actor: Actor;
  let candidateId = 3400;
  const clock = aClock('2026-11-22T12:00:00.000Z');
  const needs = () => ({ candidateProfileStore: candidateProfileStore(table), clock, cityById, tagsOf: builtInTags });

  const table = withLocalTable(tableIn);

  beforeEach(async () => {
    candidateId += 1;
    actor = anActor('candidate', { id: candidateId });
    const { id, uuid, firstName, lastName } = actor;
    const form = { firstName, lastName, email: `ada-${id}@example.com`, role: 'candidate' } as const;
    await table.writeOne({
      put: { ...keys.account(id), ...accountOf(form, { id, uuid, at: someTime, status: 'active' }) },
    });
  });

  it('list educations newest first and read each by id, with exactly the fields of the form (CAND-55, CAND-56, CAND-60)', async () => {
    const form = { school: 'Rice', degree: 'MSc', study: 'Physics', from: 2015, to: 2017 };
    const add = async (body: object) =>
      resultOf(addEducationHandler, { params: { candidateId }, body, actor }, needs());
    await add({ ...form, school: 'Texas State', from: 2010, to: 2014 });
    const { id } = await add(form);
    const { result } = await handled(listEducationsHandler, { params: { candidateId }, actor }, needs());
    expect(result.map(({ school }) => school)).toEqual(['Rice', 'Texas State']);
    const one = await handled(readEducationHandler, { params: { candidateId, id }, actor }, needs());
    expect(one.result).toMatchObject({ ...form, id, version: 1 });
    const none = handled(readEducationHandler, { params: { candidateId, id: 99 }, actor }, needs());
    expect(await refusalOf(none)).toMatchObject({ kind: 'notFound' });
    await expect(add({ ...form, grade: 'A' })).rejects.toThrow(/grade/);
  });

  it('keep certifications: added, listed newest first, read, changed and removed by id (CAND-61 to CAND-65)', async () => {
    const form = { name: 'CCRN', issueOrg: 'AACN', issueYear: 2024, issueMonth: 3 };
    const add = async (body: object) =>
      resultOf(addCertificationHandler, { params: { candidateId }, body, actor }, needs());
    await add({ ...form, name: 'BLS', issueYear: 2020 });
    const { id } = await add(form);
    const list = async () => resultOf(listCertificationsHandler, { params: { candidateId }, actor }, needs());
    const read = () => handled(readCertificationHandler, { params: { candidateId, id }, actor }, needs());
    expect((await list()).map(({ name }) => name)).toEqual(['CCRN', 'BLS']);
    expect((await read()).result).toMatchObject({ ...form, id, version: 1 });
    const body = { ...form, credentialId: 'X-1', version: 1 };
    await handled(changeCertificationHandler, { params: { candidateId, id }, body, actor }, needs());
    expect((await read()).result).toMatchObject({ credentialId: 'X-1', version: 2 });
    await handled(removeCertificationHandler, { params: { candidateId, id }, actor }, needs());
    expect((await list()).map(({ name }) => name)).toEqual(['BLS']);
    expect(await refusalOf(read())).toMatchObject({ kind: 'notFound' });
  });

  it('keep work experience: added, listed newest first, read, changed and removed by id (CAND-66 to CAND-70)', async () => {
    const form = { title: 'ICU nurse', company: 'Lakeside', isWorking: true, fromYear: 2020 };
    const add = async (body: object) =>
      resultOf(addWorkExperienceHandler, { params: { candidateId }, body, actor }, needs());
    await add({ ...form, title: 'Nurse', isWorking: false, fromYear: 2015, toYear: 2019 });
    const { id } = await add(form);
    const list = async () => resultOf(listWorkExperiencesHandler, { params: { candidateId }, actor }, needs());
    const read = () => handled(readWorkExperienceHandler, { params: { candidateId, id }, actor }, needs());
    expect((await list()).map(({ title }) => title)).toEqual(['ICU nurse', 'Nurse']);
    expect((await read()).result).toMatchObject({ ...form, id, version: 1, toYear: null });
    const body = { ...form, location: 'Austin', version: 1 };
    await handled(changeWorkExperienceHandler, { params: { candidateId, id }, body, actor }, needs());
    expect((await read()).result).toMatchObject({ location: 'Austin', version: 2 });
    await handled(removeWorkExperienceHandler, { params: { candidateId, id }, actor }, needs());
    expect((await list()).map(({ title }) => title)).toEqual(['Nurse']);
    expect(await refusalOf(read())).toMatchObject({ kind: 'notFound' });
  });

  it('have employee info, which is empty before it is first saved (CAND-71)', async () => {
    const read = async () => resultOf(readEmployeeInfoHandler, { params: { candidateId }, actor }, needs());
    expect(await read()).toMatchObject({ version: 0, spheres: [], city: null, relocation: false });
    const body = { relocation: true, hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' } };
    await handled(saveEmployeeInfoHandler, { params: { candidateId }, body, actor }, needs());
    expect(await read()).toMatchObject({ version: 1, relocation: true, rateFrom: 60, rateTo: 75 });
  });

  it('have employee info with clearances, skills, soft skills and a place with state and country (CAND-17, CAND-20, CAND-21)', async () => {
    const save = (body: object) =>
      handled(
        saveEmployeeInfoHandler,
        { params: { candidateId }, body, actor },
        { ...needs(), tagsOf: async () => named },
      );
    const named = (id: number) => ({ id, name: `Skill ${id}` });
    const wish = { clearanceType: ['secret', 'top_secret'], softSkills: ['empathy'], tagIds: [7, 8], cityId: 4671654 };
    await save({ relocation: false, ...wish });
    const read = await handled(readEmployeeInfoHandler, { params: { candidateId }, actor }, needs());
    expect(sentEmployeeInfo.parse(read.result)).toMatchObject({
      relocation: false,
      clearanceType: wish.clearanceType,
      spheres: [named(7), named(8)],
      softSkills: ['empathy'],
      city: { id: 4671654, name: 'Austin', lat: expect.closeTo(30.27, 1), lng: expect.closeTo(-97.74, 1) },
      state: { name: 'Texas' },
      country: { id: 840 },
    });
    await expect(save({ relocation: 'often' })).rejects.toThrow(/relocation/);
  });

  it('are read together by the id of the candidate (CAND-42)', async () => {
    const body = { school: 'Rice', degree: 'MSc', study: 'Physics', from: 2015, to: 2017 };
    await handled(addEducationHandler, { params: { candidateId }, body, actor }, needs());
    const room = { ...needs(), profileMarksStore: profileMarksStore(table) };
    const { result } = await handled(readCandidateProfileHandler, { params: { candidateId }, actor }, room);
    expect(result).toMatchObject({ candidate: { id: candidateId }, educations: [{ school: 'Rice' }], resume: null });
    const none = handled(readCandidateProfileHandler, { params: { candidateId: 99 }, actor }, room);
    expect(await refusalOf(none)).toMatchObject({ kind: 'notFound' });
  });
});
