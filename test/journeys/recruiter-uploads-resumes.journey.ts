import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResumeType } from '../../shared/constants/resume.ts';
import { contract } from '../../shared/contract/contract.ts';
import { generatePerson, type BenchPerson } from '../functions/features/resumes/bench/generate-person.ts';
import { htmlLayouts } from '../functions/features/resumes/bench/html-layouts.ts';
import { printedPdf, scannedPdf } from '../functions/features/resumes/bench/printed-resume.ts';
import { plainDocx, plainText } from '../functions/features/resumes/bench/word-files.ts';
import { random } from '../functions/search/random.ts';
import { resumeMessages } from '../../shared/validation/resume.ts';
import { axeFindings } from '../support/axe.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aPerson, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const docx: ResumeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const { createImportedCandidate, listImportedCandidates, listCandidateMerges } = contract.imports;
const { listParsedResumes, readParsedResume, removeParsedResume, startResumeUpload } = contract.resumes;

/** A name without accents, which recognition does not know, and capitals, which some layouts have throughout. */
const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the fonts of every PDF reader have the letters of a name. */
const isPrintable = (name: string): boolean => /^[\u0020-\u00ff’]*$/.test(name);

describe('A recruiter and thirty files', () => {
  let site: VisitedSite;
  let recruiter: Person;
  let visitor: Visitor;
  /** Packed once, because an archive holds the time of its packing. */
  const people = Array.from({ length: 30 }, (_one, at) => generatePerson(random(900 + at)));
  const firstWordFile = plainDocx(people[1]!);

  beforeAll(async () => {
    site = await openVisitedSite();
    recruiter = await aPerson(site.api, 'recruiter', 'Rosa');
    visitor = await site.signedIn(recruiter);
  });
  afterAll(() => site?.close());

  async function upload(filename: string, contentType: ResumeType, file: Uint8Array) {
    const hash = createHash('sha256').update(file).digest('hex');
    const body = { filename, contentType, size: file.length, hash };
    const { resume, form } = (await site.api.call(startResumeUpload, { body }, recruiter.token)).body.data;
    if (!form) return { resume, sent: false };
    const fields = new FormData();
    for (const [name, value] of Object.entries(form.fields)) fields.append(name, value);
    fields.append('file', new Blob([file as Uint8Array<ArrayBuffer>]));
    expect((await fetch(form.url, { method: 'POST', body: fields })).ok).toBe(true);
    return { resume, sent: true };
  }

  const all = async () => {
    const pages = [1, 2].map((page) =>
      site.api.call(listParsedResumes, { query: { status: 'all', page } }, recruiter.token),
    );
    return (await Promise.all(pages)).flatMap(({ body }) => body.data);
  };

  async function picture(person: BenchPerson): Promise<Uint8Array> {
    const page = await visitor.page.context().newPage();
    await page.setViewportSize({ width: 1700, height: 2200 });
    await page.setContent(htmlLayouts.classic(person));
    await page.addStyleTag({ content: 'body{zoom:2.08;padding:48px;rotate:0.4deg}' });
    const scan = await page.screenshot({ type: 'jpeg', quality: 62 });
    await page.close();
    return scan;
  }

  /** Thirty resumes of all kinds, the last of them a scan, and three files that cannot be read. */
  async function mixedFiles() {
    const good = people.map(async (person, at) => {
      if (at === people.length - 1)
        return { name: `${at}.pdf`, mimeType: 'application/pdf', buffer: await scannedPdf([await picture(person)]) };
      if (at % 3 === 0 && isPrintable(person.name))
        return { name: `${at}.pdf`, mimeType: 'application/pdf', buffer: await printedPdf(person, undefined) };
      if (at % 3 === 1)
        return { name: `${at}.docx`, mimeType: docx, buffer: at === 1 ? firstWordFile : plainDocx(person) };
      return { name: `${at}.txt`, mimeType: 'text/plain', buffer: new TextEncoder().encode(plainText(person)) };
    });
    const bad = [
      { name: 'page.pdf', mimeType: 'application/pdf', buffer: new TextEncoder().encode('<!doctype html><p>no PDF') },
      { name: 'early.pdf', mimeType: 'application/pdf', buffer: new TextEncoder().encode('%PDF-1.7\n1 0 obj') },
      { name: 'early.docx', mimeType: docx, buffer: plainDocx(people[0]!).slice(0, 300) },
    ];
    return [...(await Promise.all(good)), ...bad].map((file) => ({ ...file, buffer: Buffer.from(file.buffer) }));
  }

  it('Thirty mixed files chosen at once become thirty right records, shown live, and three bad ones hold up no other (RESUME-01, RESUME-03, RESUME-19)', async () => {
    const { page } = visitor;
    await visitor.go('/resumes');
    await page.getByRole('heading', { name: 'No resumes yet' }).waitFor();
    expect(await axeFindings(page, 'no resumes')).toEqual([]);
    await page.getByLabel('Resume files').setInputFiles(await mixedFiles());
    await page.getByText('33 of 33 files sent').waitFor();
    // The page is not loaded again: what waits turns into what was read by live messages, before it would ask.
    const rows = page.getByRole('table', { name: 'Resumes' }).getByRole('row');
    await page.waitForFunction(
      () => {
        const states = [...document.querySelectorAll('table .ui-pill')].map((pill) => pill.textContent);
        return states.length >= 25 && states.every((state) => state === 'Read' || state === 'Failed');
      },
      undefined,
      { polling: 200 },
    );
    await rows.filter({ hasText: resumeMessages.anotherType }).waitFor();
    expect(await axeFindings(page, 'resumes')).toEqual([]);
    const settled = await site.api.patient('every file is read or refused', async () => {
      const rows = await all();
      return rows.every(({ status }) => status === 'parsed' || status === 'failed') ? rows : undefined;
    });
    const reasons = settled.filter(({ status }) => status === 'failed').map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['anotherType', 'unreadable', 'unreadable']);
    expect(settled).toHaveLength(33);
    for (const { id, filename } of settled.filter(({ status }) => status === 'parsed')) {
      const { body } = await site.api.call(readParsedResume, { params: { id } }, recruiter.token);
      const person = people[Number.parseInt(filename, 10)]!;
      const { firstName, lastName, phone, email } = body.data.facts!;
      const written = { name: plain(person.name), email: person.email, phone: person.phone.digits };
      expect({
        name: plain(`${firstName?.value} ${lastName?.value}`),
        email: email?.value,
        phone: `${phone?.value.prefix}${phone?.value.number}`,
      }).toEqual(written);
      expect(body.data.facts?.workExperiences).toHaveLength(person.work.length);
    }
    expect(visitor.problems).toEqual([]);
  });

  it('The same file again needs no upload, and a removed resume is gone (RESUME-11, RESUME-20)', async () => {
    const { resume, sent } = await upload('again.docx', docx, firstWordFile);
    expect([sent, resume.status, resume.filename]).toEqual([false, 'parsed', '1.docx']);
    await site.api.call(removeParsedResume, { params: { id: resume.id } }, recruiter.token);
    expect((await site.api.ask(readParsedResume, { params: { id: resume.id } }, recruiter.token)).status).toBe(404);
    expect((await upload('again.docx', docx, firstWordFile)).sent).toBe(true);
  });

  it('Somebody added twice is marked, merged, and two again when that is undone (PLUS-15)', async () => {
    const { page } = visitor;
    const [kept, other] = ['ada.byron@example.com', 'ada.lovelace@example.com'];
    for (const email of [kept, other]) {
      const phone = { phonePrefix: '+1', phone: '5125550101' };
      const body = { firstName: 'Ada', lastName: 'Byron', email, ...phone, isAnotherPerson: true };
      await site.api.call(createImportedCandidate, { body }, recruiter.token);
    }
    const count = async (route: typeof listImportedCandidates | typeof listCandidateMerges) =>
      (await site.api.call(route, { query: {} }, recruiter.token)).body.data.length;
    await visitor.go('/recruiter/candidates/added');
    await page.getByText('Added twice?').first().waitFor();
    expect(await axeFindings(page, 'added candidates')).toEqual([]);
    await page
      .getByRole('row', { name: new RegExp(other) })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Merge into Ada Byron' }).waitFor();
    expect(await axeFindings(page, 'one of two records')).toEqual([]);
    await page.getByRole('button', { name: 'Merge into Ada Byron' }).click();
    await page.getByText(`${other}, now part of Ada Byron`).waitFor();
    expect([await count(listImportedCandidates), await count(listCandidateMerges)]).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Undo merging Ada Byron' }).click();
    await page.getByText('Nothing to undo').waitFor();
    expect([await count(listImportedCandidates), await count(listCandidateMerges)]).toEqual([2, 0]);
    expect(visitor.problems).toEqual([]);
  });

  it('One claims the profile by the mailed link, the other refuses it, which erases it', async () => {
    const person = await site.visitor();
    const link = (email: string) => mailedLink(site.local, email, 'prepared a profile for you');
    await person.go(`${await link('ada.lovelace@example.com')}&status=declined`);
    await person.page.getByRole('button', { name: 'Decline the invitation' }).click();
    await person.page.getByText('Invitation declined').waitFor();
    await person.go(await link('ada.byron@example.com'));
    const { page } = person;
    await page.getByLabel('First name', { exact: true }).fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('Password', { exact: true }).fill(somePassword);
    await page.getByLabel('Repeat password').fill(somePassword);
    await page.getByRole('radio', { name: /^All verified recruiters/ }).check();
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    expect(person.problems).toEqual([]);
    await visitor.go('/recruiter/candidates/added');
    await visitor.page.getByRole('heading', { name: 'Nobody is waiting' }).waitFor();
  });
});
