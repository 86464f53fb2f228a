import { expect, it } from 'vitest';
import { isDoubtful } from '../../../../../shared/rules/resume-look.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { evidenceOf, pagesOf, piecesOf } from '../../../../../web/features/resumes/model/evidence.ts';
import {
  fieldsOfFacts,
  importBody,
  importResolver,
  noFields,
} from '../../../../../web/features/resumes/model/import-fields.ts';
import { ownParsedResumeQuery } from '../../../../../web/features/resumes/queries/own-resume.ts';
import { random } from '../../../../functions/search/random.ts';
import { generatePerson } from '../../../../functions/features/resumes/bench/generate-person.ts';
import { plainText } from '../../../../functions/features/resumes/bench/word-files.ts';

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
  expect([0.5, 0.79, 0.8, 1].map((confidence) => isDoubtful({ confidence }))).toEqual([true, true, false, false]);
});

it('What a resume does not say stays empty, and the form of what it says is accepted (CAND-07)', async () => {
  expect((await importResolver(fields, undefined, {} as never)).errors).toEqual({});
  expect(importBody(fields, 8001)).toMatchObject({
    email: fields.email,
    cityId: facts.city?.value.id,
    parsedResumePath: '/resumes/8001',
  });
  expect([fields.city?.value, fields.countryId]).toEqual([facts.city?.value.id, String(facts.city?.value.country.id)]);
  const silent = fieldsOfFacts(parseResume({ lines: linesOfText('Page one'), links: [] }));
  expect([silent.city, silent.countryId]).toEqual([null, '']);
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

it('What was read is known by the name of its field; what was not read has no evidence', () => {
  const read = (line: number, confidence = 0.9) => ({
    value: 'x',
    confidence,
    sources: [{ line, part: 0, from: 0, to: 1 }],
  });
  const skill = (line: number, confidence: number) => ({ ...read(line, confidence), value: { id: line, name: 'x' } });
  const found = evidenceOf({
    firstName: read(1),
    lastName: null,
    email: read(2),
    phone: read(3),
    location: read(4),
    skills: [skill(5, 0.9), skill(6, 0.4)],
    workExperiences: [{ title: read(7), company: null, isWorking: true }],
    educations: [{ school: read(8), from: read(9) }],
    certifications: [{ name: read(10) }, { name: read(11) }],
  } as never);
  const lines = [...found].map(([name, { sources }]) => [name, sources.map(({ line }) => line)]);
  expect(Object.fromEntries(lines)).toEqual({
    firstName: [1],
    email: [2],
    phone: [3],
    phonePrefix: [3],
    city: [4],
    'workExperiences.0.title': [7],
    'educations.0.school': [8],
    'educations.0.from': [9],
    'certifications.0.name': [10],
    'certifications.1.name': [11],
    skills: [5, 6],
  });
  expect(found.get('skills')?.confidence).toBe(0.4);
  const silent = { skills: [], workExperiences: [], educations: [], certifications: [] };
  expect([...evidenceOf(silent as never)]).toEqual([]);
});

it('The lines of a document are on their pages, each with its place in the whole', () => {
  const line = (page: number, text: string) => ({ page, parts: [{ text, left: 0, top: 0, width: 0, height: 0 }] });
  const document = {
    pages: [
      { width: 1, height: 2 },
      { width: 3, height: 4 },
    ],
    lines: [line(1, 'a'), line(0, 'b'), line(1, 'c')],
  };
  const pages = pagesOf(document as never);
  expect(pages.map(({ width, lines: own }) => [width, own.map(({ place, parts }) => [place, parts[0]?.text])])).toEqual(
    [
      [1, [[1, 'b']]],
      [
        3,
        [
          [0, 'a'],
          [2, 'c'],
        ],
      ],
    ],
  );
});

it.each([
  [[{ from: 0, to: 4 }], ['[seni]', 'or']],
  [[{ from: 2, to: 6 }], ['se', '[nior]']],
  [
    [
      { from: 0, to: 4 },
      { from: 2, to: 6 },
    ],
    ['[seni]', '[or]'],
  ],
  [
    [
      { from: 0, to: 6 },
      { from: 2, to: 4 },
    ],
    ['[senior]'],
  ],
  [[], ['senior']],
])('The pieces of a word lit at %o are %j', (spans, pieces) => {
  const place = { line: 3, part: 1 };
  const other = { line: 3, part: 0, from: 0, to: 6 };
  const cut = piecesOf('senior', place, [...spans.map((span) => ({ ...place, ...span })), other]);
  expect(cut.map(({ text, isLit }) => (isLit ? `[${text}]` : text))).toEqual(pieces);
});

it('A resume is looked at every three seconds while it waits to be read, and the refusals belong to fields', async () => {
  const { enabled, refetchInterval } = ownParsedResumeQuery(7);
  const after = (status?: string) =>
    (refetchInterval as (query: object) => unknown)({ state: { data: status && { status } } });
  expect(['uploaded', 'queued', 'parsing', 'parsed', 'failed', 'cancelled', 'imported', undefined].map(after)).toEqual([
    3000,
    3000,
    3000,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([enabled, ownParsedResumeQuery(0).enabled]).toEqual([true, false]);
  expect(importResolver({ ...noFields, isAnotherPerson: true }, undefined, {} as never)).toMatchObject({
    values: {},
    errors: { firstName: { type: 'rule' }, lastName: { type: 'rule' }, email: { type: 'rule' } },
  });
});
