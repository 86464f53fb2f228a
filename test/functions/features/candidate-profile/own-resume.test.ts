import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addFromResumeHandler,
  changeOwnResumeHandler,
  downloadResumeHandler,
  listOwnResumesHandler,
  readResumeHandler,
  removeOwnResumeHandler,
  removeResumeHandler,
} from '../../../../functions/features/candidate-profile/resume.handlers.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { ownResumesStore } from '../../../../functions/features/candidate-profile/own-resumes.store.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import { readCandidateProfileHandler } from '../../../../functions/features/candidate-profile/candidate-profile.handlers.ts';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import { listWaitingApplicantsHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { docxHtml } from '../../../../functions/platform/outside/resume-text/docx-html.ts';
import {
  cancelOwnResumeHandler,
  readOwnParsedResumeHandler,
  startOwnResumeUploadHandler,
} from '../../../../functions/features/resumes/own-resume.handlers.ts';
import { parseUpload } from '../../../../functions/features/resumes/parse-upload.steps.ts';
import { resumesStore } from '../../../../functions/features/resumes/resumes.store.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { ownResumesWrite } from '../../../../functions/records/own-resume.ts';
import { applicationForm } from '../../../../shared/validation/job-question.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { generatePerson } from '../resumes/bench/generate-person.ts';
import { plainText } from '../resumes/bench/word-files.ts';
import { random } from '../../search/random.ts';

const none = async (): Promise<never> => {
  throw new Error('not for plain texts');
};
const readers = { readPdf: none, docxHtml, pagePictures: none, recognizePicture: none };
const text = (seed: number) => new TextEncoder().encode(plainText(generatePerson(random(seed))));

describe('A candidate’s own resume', () => {
  let actor: Actor;
  let candidateId = 3700;
  let stored: Map<string, Uint8Array>;
  const clock = aClock('2026-11-22T12:00:00.000Z');

  const hiring = withLocalTable(openHiring);

  beforeEach(async () => {
    candidateId += 1;
    stored = new Map();
    actor = anActor('candidate', { id: candidateId });
    const { id, uuid, firstName, lastName } = actor;
    const form = { firstName, lastName, email: `ada-${id}@example.com`, role: 'candidate' } as const;
    const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
    await hiring.table.writeOne({ put: { ...keys.account(id), ...account } });
    await hiring.table.writeOne(firstChoiceWrite(id, 'recruiters'));
  });

  const needs = () => ({
    candidateProfileStore: candidateProfileStore(hiring.table),
    profileMarksStore: profileMarksStore(hiring.table),
    ownResumesStore: ownResumesStore(hiring.table),
    resumesStore: resumesStore(hiring.table),
    files: {
      uploadForm: async ({ key }: { key: string }) => ({ url: 'http://files', fields: { key } }),
      downloadAddress: async ({ key, filename }: { key: string; filename: string }) => `${key} as ${filename}`,
      read: async (key: string) => stored.get(key),
      write: async (key: string, { body }: { body: Uint8Array }) => void stored.set(key, body),
      remove: async (some: readonly string[]) => some.forEach((key) => stored.delete(key)),
    },
    readers,
    clock,
    tagsOf: async () => (id: number) => (id < 9 ? { id, name: `Skill ${id}` } : undefined),
  });
  const start = async (hash = 'ab'.repeat(32)) => {
    const body = { filename: 'Ada Byron.txt', contentType: 'text/plain', size: 900, hash };
    return resultOf(startOwnResumeUploadHandler, { body, actor }, needs());
  };
  const upload = async (bytes = text(4)) => {
    const { resume, form } = await start();
    const key = form?.fields.key ?? '';
    stored.set(key, bytes);
    await parseUpload(key, needs());
    return { id: resume.id, key };
  };
  const params = () => ({ candidateId });
  const read = async (by: Pick<Actor, 'id' | 'role' | 'uuid'> = actor) =>
    resultOf(readResumeHandler, { params: params(), actor: by }, needs());
  const download = (path: string, by: Pick<Actor, 'id' | 'role' | 'uuid'> = actor) =>
    handled(downloadResumeHandler, { params: params(), query: { path }, actor: by }, needs());

  it('is kept under a name of nobody once it was read, and read as what it says (CAND-73)', async () => {
    expect(await read()).toBeNull();
    const { id } = await upload();
    const path = `resumes/${actor.uuid}/${id}`;
    expect(await read()).toMatchObject({ id, path, filename: 'Ada Byron.txt', contentType: 'text/plain' });
    expect([...stored.keys()]).toEqual([path]);
    const found = await handled(readOwnParsedResumeHandler, { params: { id }, actor }, needs());
    expect(found.result).toMatchObject({ status: 'parsed', facts: { email: { value: expect.any(String) } } });
    expect(await hiring.eventsOf(keys.userSubject(candidateId))).toEqual(['candidate-profile-changed']);
    expect(await start(createHash('sha256').update(text(4)).digest('hex'))).toMatchObject({
      resume: { id },
      form: null,
    });
  });

  const list = async () => resultOf(listOwnResumesHandler, { params: params(), actor }, needs());
  const change = async (id: number, body: object) =>
    resultOf(changeOwnResumeHandler, { params: { candidateId, id }, body, actor }, needs());
  const filesOf = (...ids: number[]) => ids.map((id) => `resumes/${actor.uuid}/${id}`);

  it('is one of five at most, of which the newest is the default until another is chosen', async () => {
    const ids: number[] = [];
    for (const [at, hash] of ['1a', '2b', '3c', '4d', '5e'].entries()) {
      const { resume, form } = await start(hash.repeat(32));
      stored.set(form?.fields.key ?? '', text(at));
      await parseUpload(form?.fields.key ?? '', needs());
      ids.push(resume.id);
    }
    const [first = 0, , , , last = 0] = ids;
    expect(await read()).toMatchObject({ id: last });
    expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual(
      ids.toReversed().map((id) => [id, id === last]),
    );
    expect(await refusalOf(start('6f'.repeat(32)))).toMatchObject({
      kind: 'conflict',
      message: 'You keep 5 resumes already; remove one and send the file again',
    });
    await change(first, { isDefault: true, filename: 'Ada, nurse.txt' });
    expect(await read()).toMatchObject({ id: first, filename: 'Ada, nurse.txt' });
    const told = await hiring.eventsOf(keys.userSubject(candidateId));
    await change(first, { isDefault: true, filename: 'Ada, nurse.txt' });
    expect(await hiring.eventsOf(keys.userSubject(candidateId)), 'what is so already is no change').toEqual(told);
    await handled(removeResumeHandler, { params: params(), actor }, needs());
    expect(await read()).toMatchObject({ id: last });
    await handled(removeOwnResumeHandler, { params: { candidateId, id: ids[2] ?? 0 }, actor }, needs());
    expect((await list()).map(({ id }) => id)).toEqual([last, ids[3], ids[1]]);
    expect([...stored.keys()].toSorted()).toEqual(filesOf(ids[1] ?? 0, ids[3] ?? 0, last).toSorted());
    expect(await refusalOf(change(first, { isDefault: true }))).toMatchObject({ kind: 'notFound' });
  });

  it('is refused where five were read while it was on its way, and nothing of it is kept', async () => {
    const late = await start('7a'.repeat(32));
    const one = (id: number) => ({
      id,
      path: `resumes/u/${id}`,
      filename: `${id}.pdf`,
      contentType: 'text/plain',
      uploadedAt: someTime,
    });
    await hiring.table.writeOne(ownResumesWrite(candidateId, [1, 2, 3, 4, 5].map(one), undefined));
    const key = late.form?.fields.key ?? '';
    stored.set(key, text(8));
    await parseUpload(key, needs());
    const after = await handled(readOwnParsedResumeHandler, { params: { id: late.resume.id }, actor }, needs());
    expect(after.result).toMatchObject({ status: 'failed', reason: 'enough', facts: null });
    expect([(await list()).length, stored.size]).toEqual([5, 0]);
  });

  it('was read once though its first try was interrupted', async () => {
    const { resume, form } = await start('cd'.repeat(32));
    const key = form?.fields.key ?? '';
    stored.set(key, text(5));
    const crashing = { ...needs(), files: { ...needs().files, remove: none } };
    await expect(parseUpload(key, crashing)).rejects.toThrow('not for plain texts');
    await parseUpload(key, needs());
    expect((await list()).map(({ id }) => id)).toEqual([resume.id]);
    expect([...stored.keys()]).toEqual(filesOf(resume.id));
  });

  describe('sent with an application', () => {
    const sentTo = async (jobId: number, resumeId: number) => {
      const body = applicationForm.parse({ resumeId });
      return resultOf(applyToJobHandler, { params: { id: jobId }, actor, body }, hiring);
    };
    const downloadSent = (path: string, jobId: number, by: Pick<Actor, 'id' | 'role' | 'uuid'>) =>
      handled(downloadResumeHandler, { params: params(), query: { path, jobId }, actor: by }, needs());
    const twoAndAJob = async () => {
      const old = await upload();
      const { id: jobId } = await hiring.aPostedJob({});
      const { id } = await sentTo(jobId, old.id);
      const newer = await start('8b'.repeat(32));
      stored.set(newer.form?.fields.key ?? '', text(9));
      await parseUpload(newer.form?.fields.key ?? '', needs());
      return { jobId, applicationId: id, old: old.id, newer: newer.resume.id };
    };

    it('is refused where it is removed in that moment, and its file goes after its record', async () => {
      const { jobId: firstJob, old } = await twoAndAJob();
      const { id: jobId } = await hiring.aPostedJob({});
      const gone: boolean[] = [];
      const files = {
        ...needs().files,
        remove: async (some: readonly string[]) => {
          gone.push((await list()).every(({ id }) => id !== old));
          some.forEach((key) => stored.delete(key));
        },
      };
      const remove = () =>
        resultOf(removeOwnResumeHandler, { params: { candidateId, id: old }, actor }, { ...needs(), files });
      const { forApplying } = hiring.applicationsStore;
      let wasRemoved = false;
      const applicationsStore = {
        ...hiring.applicationsStore,
        forApplying: async (...asked: Parameters<typeof forApplying>) => {
          const found = await forApplying(...asked);
          if (!wasRemoved) await remove();
          wasRemoved = true;
          return found;
        },
      };
      const body = applicationForm.parse({ resumeId: old });
      const applied = handled(
        applyToJobHandler,
        { params: { id: jobId }, actor, body },
        { ...hiring, applicationsStore },
      );
      expect(await refusalOf(applied)).toMatchObject({
        message: 'You have removed this resume meanwhile. Choose another one',
        errors: [{ key: 'resumeId' }],
      });
      expect(gone).toEqual([true]);
      expect([...stored.keys()], 'an open application carries it').toContain(filesOf(old)[0]);
      expect(firstJob).not.toBe(jobId);
    });

    it('is exactly that file for the job’s team, also once it is renamed, no default and removed (PLUS-55)', async () => {
      const { jobId, applicationId, old, newer } = await twoAndAJob();
      const [path = '', newerPath = ''] = filesOf(old, newer);
      await change(old, { filename: 'another name.txt' });
      expect((await list()).map(({ id, applications }) => [id, applications])).toEqual([
        [newer, 0],
        [old, 1],
      ]);
      await handled(removeOwnResumeHandler, { params: { candidateId, id: old }, actor }, needs());
      expect((await list()).map(({ id }) => id)).toEqual([newer]);
      expect([...stored.keys()].toSorted()).toEqual([path, newerPath].toSorted());

      const waiting = await resultOf(
        listWaitingApplicantsHandler,
        { query: { jobId, page: 1, perPage: 50 }, actor: hiring.manager },
        hiring,
      );
      expect(waiting.data[0]?.sent?.resume).toMatchObject({ path, filename: 'Ada Byron.txt' });
      for (const who of [hiring.manager, actor])
        expect((await downloadSent(path, jobId, who)).result.url).toBe(`${path} as resume`);
      await hiring.accepted(applicationId);
      expect((await downloadSent(path, jobId, hiring.recruiter)).result.url).toBe(`${path} as resume`);
    });

    it('is for nobody else, and opens no other file of the candidate', async () => {
      const { jobId, applicationId, old, newer } = await twoAndAJob();
      const [path = '', newerPath = ''] = filesOf(old, newer);
      const { id: another } = await hiring.aPostedJob({});
      expect(await refusalOf(downloadSent(path, another, hiring.manager))).toMatchObject({ kind: 'notFound' });
      expect(await refusalOf(downloadSent(path, jobId, hiring.recruiter))).toMatchObject({ kind: 'forbidden' });
      await hiring.accepted(applicationId);
      expect(await refusalOf(download(path, hiring.manager))).toMatchObject({ kind: 'notFound' });
      // The default is the one that they may see on the profile.
      expect((await download(newerPath, hiring.manager)).result.url).toBe(`${newerPath} as resume`);
      await change(old, { isDefault: true });
      expect(await refusalOf(downloadSent(newerPath, jobId, hiring.manager))).toMatchObject({ kind: 'notFound' });
    });

    it('is removed with the next one once that application has ended', async () => {
      const { jobId, old, newer } = await twoAndAJob();
      await handled(removeOwnResumeHandler, { params: { candidateId, id: old }, actor }, needs());
      const withdrawn = { state: 'withdrawn', withdrawnAt: someTime };
      await hiring.table.writeOne({ update: keys.application(candidateId, jobId), set: withdrawn });
      await handled(removeOwnResumeHandler, { params: { candidateId, id: newer }, actor }, needs());
      expect([await read(), stored.size]).toEqual([null, 0]);
    });
  });

  it('stays when a newer file cannot be read, or was cancelled', async () => {
    const { id } = await upload();
    const failed = await upload(new TextEncoder().encode('   '));
    const cancelled = await start('ef'.repeat(32));
    await handled(cancelOwnResumeHandler, { params: { id: cancelled.resume.id }, actor }, needs());
    const key = cancelled.form?.fields.key ?? '';
    stored.set(key, text(6));
    await parseUpload(key, needs());
    expect((await read())?.id).toBe(id);
    const after = await handled(readOwnParsedResumeHandler, { params: { id: failed.id }, actor }, needs());
    expect(after.result).toMatchObject({ status: 'failed', facts: null });
  });

  it('is downloaded by its path as `resume`, by those who have met the candidate (CAND-75)', async () => {
    const { id } = await upload();
    const path = `resumes/${actor.uuid}/${id}`;
    expect((await download(path)).result.url).toBe(`${path} as resume`);
    expect(await refusalOf(download('resumes/another/1'))).toMatchObject({ kind: 'notFound' });
    const stranger = { id: 9901, role: 'recruiter', uuid: 'u' } as const;
    expect(await refusalOf(download(path, stranger))).toMatchObject({ kind: 'forbidden' });
    const page = await handled(readCandidateProfileHandler, { params: params(), actor: stranger }, needs());
    expect(page.result.resume).toBeNull();
  });

  it('is removed with its file and everything that was read in it (CAND-76)', async () => {
    const { id } = await upload();
    await handled(removeResumeHandler, { params: params(), actor }, needs());
    expect([await read(), stored.size]).toEqual([null, 0]);
    const gone = handled(readOwnParsedResumeHandler, { params: { id }, actor }, needs());
    expect(await refusalOf(gone)).toMatchObject({ kind: 'notFound' });
    const again = handled(removeResumeHandler, { params: params(), actor }, needs());
    expect(await refusalOf(again)).toMatchObject({ message: 'There is no resume' });
  });

  it('fills the profile with what the candidate takes over, all of it or nothing', async () => {
    const add = async (body: object) => resultOf(addFromResumeHandler, { params: params(), body, actor }, needs());
    const school = { school: 'Rice', from: '2015', to: '2017' };
    const job = { title: 'Nurse', company: 'Lakeside', isWorking: true, fromYear: 2018 };
    await add({ educations: [school], tagIds: [1] });
    const profile = await add({ workExperiences: [job], tagIds: [1, 2] });
    expect(profile).toMatchObject({
      educations: [{ school: 'Rice', to: 2017 }],
      workExperiences: [{ title: 'Nurse' }],
    });
    expect(profile.employeeInfo.spheres.map(({ id }) => id)).toEqual([1, 2]);
    const backwards = { ...school, from: 2020 };
    expect(await refusalOf(add({ educations: [school, backwards] }))).toMatchObject({ kind: 'invalid' });
    const unknown = add({ educations: [school], tagIds: [999_999_999] });
    expect(await refusalOf(unknown)).toMatchObject({ errors: [{ key: 'tagIds' }] });
    expect((await add({ tagIds: [1] })).educations).toHaveLength(1);
    await expect(add({})).rejects.toThrow('Choose at least one entry or skill to add');
  });
});
