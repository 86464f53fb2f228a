import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResumeType } from '../../shared/constants/resume.ts';
import { contract } from '../../shared/contract/contract.ts';
import { generatePerson } from '../functions/resumes/bench/generate-person.ts';
import { printedPdf } from '../functions/resumes/bench/printed-resume.ts';
import { plainDocx, plainText } from '../functions/resumes/bench/word-files.ts';
import { random } from '../functions/search/random.ts';
import type { Person } from '../support/people.ts';
import { aPerson } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { openSite } from '../support/site.ts';

const docx: ResumeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const { listParsedResumes, readParsedResume, removeParsedResume, startResumeUpload } = contract.resumes;

describe('A recruiter and thirty files', () => {
  let site: Site;
  let recruiter: Person;
  /** Packed once, because an archive holds the time of its packing. */
  const people = Array.from({ length: 27 }, (_one, at) => generatePerson(random(900 + at)));
  const firstWordFile = plainDocx(people[1]!);

  beforeAll(async () => {
    site = await openSite();
    recruiter = await aPerson(site.api, 'recruiter', 'Rosa');
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

  it('Thirty mixed files become right records, and a bad one holds up no other (RESUME-03, RESUME-19)', async () => {
    for (const [at, person] of people.entries()) {
      if (at % 3 === 0) await upload(`${at}.pdf`, 'application/pdf', await printedPdf(person, undefined));
      else if (at % 3 === 1) await upload(`${at}.docx`, docx, at === 1 ? firstWordFile : plainDocx(person));
      else await upload(`${at}.txt`, 'text/plain', new TextEncoder().encode(plainText(person)));
    }
    await upload('page.pdf', 'application/pdf', new TextEncoder().encode('<!doctype html><p>no PDF'));
    await upload('early.pdf', 'application/pdf', new TextEncoder().encode('%PDF-1.7\n1 0 obj'));
    await upload('early.docx', docx, plainDocx(people[0]!).slice(0, 300));
    const settled = await site.api.patient('every file is settled', async () => {
      const resumes = await all();
      return resumes.every(({ status }) => status === 'parsed' || status === 'failed') ? resumes : undefined;
    });
    const reasons = settled.filter(({ status }) => status === 'failed').map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['anotherType', 'unreadable', 'unreadable']);
    for (const { id, filename } of settled.filter(({ status }) => status === 'parsed')) {
      const { body } = await site.api.call(readParsedResume, { params: { id } }, recruiter.token);
      const person = people[Number.parseInt(filename, 10)]!;
      expect(body.data.facts?.email?.value).toBe(person.email);
      expect(body.data.facts?.workExperiences).toHaveLength(person.work.length);
    }
  });

  it('The same file again needs no upload, and a removed resume is gone (RESUME-11, RESUME-20)', async () => {
    const { resume, sent } = await upload('again.docx', docx, firstWordFile);
    expect([sent, resume.status, resume.filename]).toEqual([false, 'parsed', '1.docx']);
    await site.api.call(removeParsedResume, { params: { id: resume.id } }, recruiter.token);
    expect((await site.api.ask(readParsedResume, { params: { id: resume.id } }, recruiter.token)).status).toBe(404);
    expect((await upload('again.docx', docx, firstWordFile)).sent).toBe(true);
  });
});
