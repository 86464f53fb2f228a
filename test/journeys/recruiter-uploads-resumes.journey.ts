import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResumeType } from '../../shared/constants/resume.ts';
import { contract } from '../../shared/contract/contract.ts';
import { generatePerson } from '../functions/resumes/bench/generate-person.ts';
import { printedPdf } from '../functions/resumes/bench/printed-resume.ts';
import { plainDocx, plainText } from '../functions/resumes/bench/word-files.ts';
import { random } from '../functions/search/random.ts';
import { resumeMessages } from '../../shared/validation/resume.ts';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aPerson, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const docx: ResumeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const { listParsedResumes, readParsedResume, removeParsedResume, startResumeUpload } = contract.resumes;

describe('A recruiter and thirty files', () => {
  let site: VisitedSite;
  let recruiter: Person;
  let visitor: Visitor;
  /** Packed once, because an archive holds the time of its packing. */
  const people = Array.from({ length: 27 }, (_one, at) => generatePerson(random(900 + at)));
  const firstWordFile = plainDocx(people[1]!);

  beforeAll(async () => {
    site = await openVisitedSite();
    recruiter = await aPerson(site.api, 'recruiter', 'Rosa');
    visitor = await site.visitor();
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

  /** Files of all kinds, of which three cannot be read. */
  async function thirtyFiles() {
    const good = people.map(async (person, at) => {
      if (at % 3 === 0)
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

  it('Thirty mixed files chosen at once become right records, shown live, and a bad one holds up no other (RESUME-01, RESUME-03, RESUME-19)', async () => {
    const { page } = visitor;
    await logIn(visitor, recruiter.email, somePassword);
    await visitor.go('/resumes');
    await page.getByRole('heading', { name: 'No resumes yet' }).waitFor();
    expect(await axeFindings(page, 'no resumes')).toEqual([]);
    await page.getByLabel('Resume files').setInputFiles(await thirtyFiles());
    await page.getByText('30 of 30 files sent').waitFor();
    // The page is not loaded again: what waits turns into what was read by live messages, before it would ask.
    const rows = page.getByRole('table', { name: 'Resumes' }).getByRole('row');
    await page.waitForFunction(() => {
      const states = [...document.querySelectorAll('table .ui-pill')].map((pill) => pill.textContent);
      return states.length >= 25 && states.every((state) => state === 'Read' || state === 'Failed');
    });
    await rows.filter({ hasText: resumeMessages.anotherType }).waitFor();
    expect(await axeFindings(page, 'resumes')).toEqual([]);
    const settled = await all();
    const reasons = settled.filter(({ status }) => status === 'failed').map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['anotherType', 'unreadable', 'unreadable']);
    expect(settled).toHaveLength(30);
    for (const { id, filename } of settled.filter(({ status }) => status === 'parsed')) {
      const { body } = await site.api.call(readParsedResume, { params: { id } }, recruiter.token);
      const person = people[Number.parseInt(filename, 10)]!;
      expect(body.data.facts?.email?.value).toBe(person.email);
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
});
