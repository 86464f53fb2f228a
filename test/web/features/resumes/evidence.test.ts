import { expect, it } from 'vitest';
import { parseResume } from '../../../../functions/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../functions/resumes/text/flowing-lines.ts';
import { evidenceOf, isDoubtful, piecesOf } from '../../../../web/features/resumes/evidence.ts';
import { fieldsOfFacts, importBody, importResolver } from '../../../../web/features/resumes/import-fields.ts';
import { random } from '../../../functions/search/random.ts';
import { generatePerson } from '../../../functions/resumes/bench/generate-person.ts';
import { plainText } from '../../../functions/resumes/bench/word-files.ts';

const lines = linesOfText(plainText(generatePerson(random(51))));
const facts = parseResume({ lines, links: [] });
const fields = fieldsOfFacts(facts);
const evidence = evidenceOf(facts);

const litWords = (name: string) =>
  lines
    .flatMap(({ parts }, line) =>
      parts.flatMap(({ text }, part) => piecesOf(text, { line, part }, evidence.get(name)?.sources ?? [])),
    )
    .flatMap(({ text, isLit }) => (isLit ? text : []))
    .join(' ');

it('Each field that was filled in from a resume has its words in the page, which light up (PLUS-20)', () => {
  expect(litWords('email')).toBe(fields.email);
  expect(litWords('firstName')).toContain(fields.firstName);
  for (const [at, { title, company }] of fields.workExperiences.entries()) {
    expect(litWords(`workExperiences.${at}.title`)).toBe(title);
    expect(litWords(`workExperiences.${at}.company`)).toBe(company);
  }
  for (const [at, { school }] of fields.educations.entries()) expect(litWords(`educations.${at}.school`)).toBe(school);
  expect(litWords('educations.99.school')).toBe('');
});

it('A field that was read without certainty is marked to be looked at (PLUS-20)', () => {
  expect([0.5, 0.79, 0.8, 1].map((confidence) => isDoubtful({ confidence, sources: [] }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('What a resume does not say stays empty, and the form of what it says is accepted (CAND-07)', async () => {
  expect((await importResolver(fields, undefined, {} as never)).errors).toEqual({});
  expect(importBody(fields, 8001)).toMatchObject({
    email: fields.email,
    cityId: null,
    parsedResumePath: '/resumes/8001',
  });
  const silent = fieldsOfFacts(parseResume({ lines: linesOfText('Page one'), links: [] }));
  expect([silent.email, silent.phone, silent.workExperiences, silent.skills]).toEqual(['', '', [], []]);
});

it('The form of an import says at its own field what the server would refuse', async () => {
  const wrong = {
    ...fields,
    email: 'nobody',
    educations: [{ school: 'MIT', degree: '', study: '', from: '2012', to: '2008' }],
  };
  const { errors } = await importResolver(wrong, undefined, {} as never);
  expect(errors.email?.message).toBe('Invalid email address');
  const { errors: dates } = await importResolver({ ...wrong, email: fields.email }, undefined, {} as never);
  expect(dates.educations?.[0]?.to?.message).toEqual(expect.any(String));
});

it('Pieces of a line are cut at the words that light up, and lose no letter', () => {
  const place = { line: 3, part: 0 };
  const lit = [
    { ...place, from: 6, to: 11 },
    { ...place, from: 0, to: 2 },
    { line: 4, part: 0, from: 0, to: 5 },
  ];
  expect(piecesOf('Senior nurse', place, lit)).toEqual([
    { text: 'Se', isLit: true },
    { text: 'nior', isLit: false },
    { text: ' nurs', isLit: true },
    { text: 'e', isLit: false },
  ]);
});
