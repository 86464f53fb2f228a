import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { importsStore as settledStore } from '../../../../functions/features/candidate-profile/imports.store.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import { claimImport, refuseImport } from '../../../../functions/features/candidate-profile/settle-import.steps.ts';
import { candidateInvitationsIn } from '../../../../functions/records/candidate-invitation.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import {
  changeImportedAvatarHandler,
  changeImportedCandidateHandler,
  createImportedCandidateHandler,
  importResumeHandler,
  readImportedCandidateHandler,
  removeImportedResumeHandler,
} from '../../../../functions/features/imports/imported-candidate.handlers.ts';
import { resumesStore } from '../../../../functions/features/resumes/resumes.store.ts';
import { parseResume } from '../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../functions/features/resumes/text/flowing-lines.ts';
import { eventOf } from '../../../../functions/platform/table/outbox.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { aResume } from '../../../support/a-resume.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { aPng } from '../../../support/pictures.ts';
import { avatarMessages } from '../../../../shared/validation/avatar.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';
import { random } from '../../search/random.ts';
import { generatePerson } from '../resumes/bench/generate-person.ts';
import { plainText } from '../resumes/bench/word-files.ts';

const actor = anActor('recruiter');
const recruiterId = actor.id;

function openRoom(local: LocalTable) {
  const accounts = openAccounts(local);
  const { table } = accounts;
  return {
    ...accounts,
    resumesStore: resumesStore(table),
    candidateInvitations: candidateInvitationsIn(table),
    mailAllowance: mailAllowanceIn(table),
    importsStore: importsStore(table),
    candidateProfileStore: candidateProfileStore(table),
    registeredStore: { named: async () => [] },
    cityById: () => undefined,
    tagsOf: async () => (id: number) => (id === 7 ? { id, name: 'Nursing' } : undefined),
  };
}

const settling = () => ({ ...room, importsStore: settledStore(room.table) });
const room = withLocalTable(openRoom);

let count = 0;
const aForm = (facts: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `ada${(count += 1)}@example.com`,
  educations: [{ school: 'MIT', from: 2008, to: 2012 }],
  workExperiences: [{ title: 'Analyst', fromYear: 2012, isWorking: true }],
  employeeInfo: { tagIds: [7] },
  phonePrefix: '+1',
  phone: '5125550101',
  isAnotherPerson: true,
  ...facts,
});
const create = async (facts: object = {}) => {
  const body = aForm(facts);
  return resultOf(createImportedCandidateHandler, { actor, body }, room);
};
const read = async (id: number) => resultOf(readImportedCandidateHandler, { actor, params: { id } }, room);

/** A resume that was read. */
async function aReadResume(text: string) {
  const id = (count += 1) + 9000;
  const resume = aResume({ id, recruiterId, hash: String(id).padStart(64, '0') });
  await room.resumesStore.saveNew(resume);
  const facts = parseResume({ lines: linesOfText(text), links: [] });
  const read = { facts, document: { pages: [], lines: [] } };
  const settled = { status: 'parsed' as const, changedAt: resume.changedAt, eventId: id, ownEventId: id };
  await room.resumesStore.saveParsed(resume, read, settled);
  return resume;
}

const moment = { id: 77, at: '2026-11-22T10:00:00.000Z', actor: { kind: 'system' as const } };
const refused = (invitationId: number): EventOf<'candidate-invitation-declined'> =>
  eventOf('candidate-invitation-declined', {
    ...moment,
    subject: keys.invitationSubject(invitationId),
    data: { invitationId, inviterId: recruiterId },
  });

describe('An imported candidate', () => {
  it('is kept as entered, and is invited in the same transaction (RESUME-12, RESUME-13)', async () => {
    const imported = await create();
    expect(await read(imported.id)).toMatchObject({
      firstName: 'Ada',
      educations: [{ school: 'MIT', from: 2008, to: 2012, version: 1 }],
      workExperiences: [{ title: 'Analyst', isWorking: true }],
      employeeInfo: { spheres: [{ id: 7, name: 'Nursing' }] },
    });
    expect(await room.candidateInvitations.one(recruiterId, imported.id)).toMatchObject({
      status: 'waiting',
      email: imported.email,
    });
  });

  it('has a clearance that was entered without other wishes', async () => {
    const cleared = await create({ employeeInfo: undefined, clearanceType: ['secret'] });
    expect((await read(cleared.id)).employeeInfo).toMatchObject({ clearanceType: ['secret'] });
    const plain = await create({ employeeInfo: undefined });
    expect((await read(plain.id)).employeeInfo).toMatchObject({ clearanceType: [], city: null });
  });

  it('carries every field of its form, the resume under either name (RESUME-05)', async () => {
    const { id: resumeId } = await aReadResume('Grace Hopper');
    const person = { countryId: '356', birthday: '1990-05-17', cityId: '' };
    const imported = await create({ ...person, resume: `/resumes/${resumeId}` });
    const resume = { id: resumeId, path: `/resumes/${resumeId}` };
    expect(imported).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      countryId: 356,
      cityId: null,
      phonePrefix: '+1',
      phone: '5125550101',
      birthday: '1990-05-17',
      resume,
      parsedResumePath: resume.path,
      employeeInfo: { spheres: [{ id: 7, name: 'Nursing' }] },
    });
    expect(imported.email).toMatch(/^ada\d+@example\.com$/);
    expect((await create()).resume).toBeNull();
  });

  it('loses its resume with everything that was read in it, and keeps what it says (RESUME-16)', async () => {
    const resume = await aReadResume('Grace Hopper');
    const { id } = await create({ parsedResumePath: `/resumes/${resume.id}` });
    const remove = (by = actor) => handled(removeImportedResumeHandler, { actor: by, params: { id } }, room);
    expect(await refusalOf(remove(anActor('recruiter', { id: 999_001 })))).toMatchObject({ kind: 'notFound' });
    expect((await remove()).result).toMatchObject({ resume: null, parsedResumePath: null, firstName: 'Ada' });
    expect(await read(id)).toMatchObject({ resume: null, version: 2 });
    expect(await room.resumesStore.resume(resume)).toBeUndefined();
    expect(await room.resumesStore.text(resume)).toBeUndefined();
    expect((await refusalOf(remove())).message).toBe('This candidate was entered without a resume');
  });

  it('cannot be somebody with an open invitation', async () => {
    const { email } = await create();
    const message = 'This person has an open invitation from you';
    expect(await refusalOf(create({ email }))).toMatchObject({ kind: 'conflict', errors: [{ key: 'email', message }] });
  });

  it('who seems to be added already is refused with the evidence, unless it is said to be another person', async () => {
    await create({ firstName: 'Robert', lastName: 'Falk', phone: '4155550177' });
    const again = { firstName: 'Bob', lastName: 'Falk', phone: '415 555 0177' };
    await expect(create({ ...again, isAnotherPerson: false })).rejects.toMatchObject({
      message: 'You have already added Robert Falk: the same phone; the same name, or one form of it',
      errors: [expect.objectContaining({ key: 'isAnotherPerson' })],
    });
    expect(await create(again)).toMatchObject({ firstName: 'Bob' });
  });

  it('is refused with its dates and skills at their fields', async () => {
    const educations = [{ school: 'MIT', from: 2012, to: 2008 }];
    await expect(create({ educations })).rejects.toMatchObject({
      errors: [expect.objectContaining({ key: 'educations.0.to' })],
    });
    await expect(create({ employeeInfo: { tagIds: [8] } })).rejects.toThrow('no such skill');
  });

  it('is refused with a resume that is not there, or another recruiter’s', async () => {
    const theirs = aResume({ id: 9900, recruiterId: recruiterId + 1, hash: 'f'.repeat(64) });
    await room.resumesStore.saveNew(theirs);
    const message = 'There is no such resume';
    for (const id of [4, theirs.id])
      expect(await refusalOf(create({ parsedResumePath: `/resumes/${id}` }))).toMatchObject({
        kind: 'invalid',
        errors: [{ key: 'parsedResumePath', message }],
      });
  });

  it('is changed by the recruiter, but for the address that was invited (RESUME-14)', async () => {
    const { id, email } = await create();
    const change = async (facts: object) => {
      const body = aForm({ email, ...facts });
      return resultOf(changeImportedCandidateHandler, { actor, params: { id }, body }, room);
    };
    await change({ firstName: 'Augusta' });
    expect(await read(id)).toMatchObject({ firstName: 'Augusta', version: 2 });
    const message = 'The address was mailed already; import again';
    expect(await refusalOf(change({ email: 'other@example.com' }))).toMatchObject({
      errors: [{ key: 'email', message }],
    });
  });

  it('keeps what a change does not send, of its entries too (RESUME-14)', async () => {
    const certification = { name: 'BLS', issueOrg: 'AHA', credentialId: 'X-1', expireYear: 2030, expireMonth: 4 };
    const employeeInfo = { tagIds: [7], rateFrom: 60, rateCurrency: 'USD', citizenship: ['usCitizen'] };
    const before = await create({ certifications: [certification], employeeInfo, clearanceType: ['secret'] });
    const change = async (body: object) =>
      resultOf(changeImportedCandidateHandler, { actor, params: { id: before.id }, body }, room);
    const [bls] = before.certifications;
    const after = await change({
      phone: '5125550199',
      certifications: [{ id: bls!.id, name: 'Basic Life Support' }, { name: 'ACLS' }],
      employeeInfo: { relocation: true },
      version: 1,
    });
    expect(after).toEqual({
      ...before,
      phone: '5125550199',
      certifications: [
        { ...bls, name: 'Basic Life Support' },
        expect.objectContaining({ name: 'ACLS', credentialId: '' }),
      ],
      employeeInfo: { ...before.employeeInfo, relocation: true },
      version: 2,
    });
    expect((await change({ educations: [] })).educations).toEqual([]);
    expect((await change({ clearanceType: ['top_secret'] })).employeeInfo.clearanceType).toEqual(['top_secret']);
    expect((await change({ employeeInfo: { tagIds: [] } })).employeeInfo).toMatchObject({ spheres: [], rateFrom: 60 });
    expect(await refusalOf(change({ lastName: 'Byron', version: 1 }))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(change({ firstName: '' }))).toMatchObject({
      kind: 'invalid',
      errors: [expect.objectContaining({ key: 'firstName' })],
    });
  });

  it('has a picture of the recruiter’s, re-encoded and small, which is erased with it (RESUME-15)', async () => {
    const { id, email } = await create();
    const change = async (picture: string | null) =>
      resultOf(changeImportedAvatarHandler, { actor, params: { id }, body: { picture } }, room);
    const url = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    const sent = url('image/png', aPng({ width: 300, height: 200 }));
    const { avatar, version } = await change(sent);
    expect([avatar?.slice(0, 23), version]).toEqual(['data:image/jpeg;base64,', 2]);
    expect(avatar!.length).toBeLessThan(20_000);
    // What is changed otherwise keeps it.
    await handled(
      changeImportedCandidateHandler,
      { actor, params: { id }, body: aForm({ email, firstName: 'Augusta' }) },
      room,
    );
    expect(await read(id)).toMatchObject({ firstName: 'Augusta', avatar });
    await expect(change(url('image/jpeg', aPng({ width: 300, height: 200 })))).rejects.toThrow(
      avatarMessages.anotherType,
    );
    await expect(change(url('image/png', aPng({ width: 40, height: 40 })))).rejects.toThrow(avatarMessages.tooSmall);
    await expect(change('data:image/svg+xml;base64,PHN2Zy8+')).rejects.toThrow(avatarMessages.type);
    await expect(change(`data:image/png;base64,${'A'.repeat(700_000)}`)).rejects.toThrow('at most 500 KB');
    const another = { ...actor, id: actor.id + 1 };
    await expect(
      handled(changeImportedAvatarHandler, { actor: another, params: { id }, body: { picture: null } }, room),
    ).rejects.toThrow('no such imported candidate');
    expect(await read(id)).toMatchObject({ avatar });
    expect((await change(null)).avatar).toBeNull();
  });

  it('is found again by its resume after it was changed (PLUS-15)', async () => {
    const resume = await aReadResume('Ada Byron\nada.hash@example.com');
    const form = { email: 'ada.hash@example.com', parsedResumePath: `/resumes/${resume.id}` };
    const { id } = await create(form);
    await handled(changeImportedCandidateHandler, { actor, params: { id }, body: aForm(form) }, room);
    expect(await room.importsStore.imported({ recruiterId, id })).toMatchObject({
      resumeHash: resume.hash,
      version: 2,
    });
  });

  it('is gone ninety days after it was entered, unless somebody claims it', async () => {
    const { id } = await create({ email: 'ada.nobody@example.com' });
    const { ttl } = (await room.table.get(keys.importedCandidate(recruiterId, id))) as unknown as { ttl: number };
    expect(ttl * 1000).toBe(Date.parse(room.clock.now()) + 90 * 86_400_000);
  });

  it('is made of a resume without a form, once, where it says all that is needed (RESUME-18)', async () => {
    const person = generatePerson(random(41));
    const resume = await aReadResume(plainText(person));
    const call = { actor, params: { id: resume.id } };
    const needs = { ...room, tagsOf: async () => (id: number) => ({ id, name: 'A skill' }) };
    const { result } = await handled(importResumeHandler, call, needs);
    expect(result).toMatchObject({ email: person.email, parsedResumePath: `/resumes/${resume.id}` });
    expect(await room.resumesStore.resume(resume)).toMatchObject({ status: 'imported' });
    await expect(handled(importResumeHandler, call, needs)).rejects.toThrow(/open invitation|imported already/);
    const nameless = await aReadResume('Skills\nJava, SQL');
    expect(await refusalOf(handled(importResumeHandler, { actor, params: { id: nameless.id } }, room))).toMatchObject({
      kind: 'invalid',
      message: 'Some of it has to be completed or corrected first',
      errors: expect.arrayContaining([expect.objectContaining({ key: 'firstName' })]),
    });
  });

  it('becomes the profile of the candidate who claims it, and what they have begun stays theirs', async () => {
    const imported = await create();
    const names = { firstName: 'Ada', lastName: 'Byron', email: imported.email, role: 'candidate' as const };
    const person = accountOf(names, { id: 6001, uuid: 'u', at: moment.at, status: 'active' });
    await room.table.write(newAccountWrites(person));
    const event = eventOf('candidate-invitation-accepted', {
      ...moment,
      subject: keys.userSubject(person.id),
      data: { invitationId: imported.id, inviterId: recruiterId, candidate: person, source: null },
    });
    await claimImport(event, settling());
    await claimImport(event, settling());
    expect(await room.candidateProfileStore.record(person.id)).toMatchObject({
      educations: [{ school: 'MIT' }],
      workExperiences: [{ title: 'Analyst' }],
      employeeInfo: { spheres: [{ id: 7 }] },
    });
    expect(await room.candidateProfileStore.account(person.id)).toMatchObject({
      phone: '5125550101',
      phonePrefix: '+1',
    });
    await expect(read(imported.id)).rejects.toThrow('claimed or refused');
  });

  it('who refuses leaves nothing: neither what was entered nor the resume it was read from', async () => {
    const resume = await aReadResume(plainText(generatePerson(random(43))));
    const imported = await create({ parsedResumePath: `/resumes/${resume.id}` });
    await refuseImport(refused(imported.id), settling());
    await expect(read(imported.id)).rejects.toThrow('claimed or refused');
    expect(await room.resumesStore.resume(resume)).toBeUndefined();
    expect(await room.resumesStore.text(resume)).toBeUndefined();
    await refuseImport(refused(imported.id), settling());
  });
});
