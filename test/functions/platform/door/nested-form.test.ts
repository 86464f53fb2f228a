import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as bindHandler } from '../../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { nestedForm } from '../../../../functions/platform/door/nested-form.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../../shared/contract/route.ts';
import { importedCandidateForm } from '../../../../shared/validation/imported-candidate.ts';
import { anActor } from '../../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

const boundary = '----form';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--${boundary}--\r\n`;

describe('A multipart form with nested keys', () => {
  beforeEach(() => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    vi.spyOn(log, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('is the object that its names spell (RESUME-10)', () => {
    const sent = form({
      firstName: 'Ada',
      'educations[1][school]': 'Second',
      'educations[0][school]': 'First',
      'employeeInfo[tagIds][]': '7',
      note: 'two\r\nlines',
    });
    expect(nestedForm(sent, type)).toEqual({
      firstName: 'Ada',
      educations: [{ school: 'First' }, { school: 'Second' }],
      employeeInfo: { tagIds: ['7'] },
      note: 'two\r\nlines',
    });
  });

  it.each([
    ['whose name is no place', form({ 'a[b': 'x' })],
    ['whose names contradict each other', form({ a: 'x', 'a[b]': 'y' })],
    ['that names a field twice', `${part('a', 'x')}${form({ a: 'y' })}`],
    ['without an end', part('a', 'x')],
    ['with a file', form({ 'file"; filename="cv.pdf': 'x' })],
    ['of another boundary', form({ a: 'x' }).replaceAll(boundary, '----other')],
    ['whose part only mentions its name', form({ a: 'x' }).replace('content-disposition', 'x-content-disposition')],
    ['whose part has no name', form({ a: 'x' }).replace('; name="a"', '')],
    ['whose part has no value', `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n--${boundary}--\r\n`],
    ['after a preamble', `x${form({ a: 'x' })}`],
    ['with a name of 42 letters', form({ ['a'.repeat(42)]: 'x' })],
    ['that nests five deep', form({ 'a[b][c][d][e][f]': 'x' })],
    ['that puts a field into a text', form({ 'a[b]': 'x', 'a[b][c]': 'y' })],
    ['of more than 3,000 fields', form(Object.fromEntries(Array.from({ length: 3001 }, (_, at) => [`a${at}`, ''])))],
  ])('is refused: one %s', (_what, sent) => {
    expect(nestedForm(sent, type)).toBeUndefined();
  });

  it.each([
    ['a boundary in quotes', form({ a: 'x' }), `multipart/form-data; boundary="${boundary}"`, { a: 'x' }],
    ['a boundary before a charset', form({ a: 'x' }), `${type}; charset=utf-8`, { a: 'x' }],
    [
      'heads of any case and number',
      form({ a: 'x' }).replace(
        'content-disposition: form-data',
        'Content-Type: text/plain\r\nContent-Disposition:form-data',
      ),
      type,
      { a: 'x' },
    ],
    ['values without text', form({ a: '' }), type, { a: '' }],
    [
      'names of 41 letters, four deep',
      form({ [`${'a'.repeat(41)}[b][c][d][e]`]: 'x' }),
      type,
      { ['a'.repeat(41)]: { b: { c: { d: { e: 'x' } } } } },
    ],
    ['lists in any order', form({ 'a[10]': 'z', 'a[9]': 'y', 'a[199]': '!' }), type, { a: ['y', 'z', '!'] }],
    [
      'numbers that are no places of a list',
      form({ 'a[200]': 'x', 'b[0]': 'y', 'b[c]': 'z' }),
      type,
      { a: { 200: 'x' }, b: { 0: 'y', c: 'z' } },
    ],
    ['lists that grow', `${part('a[]', 'x')}${form({ 'a[]': 'y' })}`, type, { a: ['x', 'y'] }],
    [
      '3,000 fields',
      form(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`a${at}`, '']))),
      type,
      expect.objectContaining({ a2999: '' }),
    ],
  ])('may have %s', (_what, sent, contentType, expected) => {
    expect(nestedForm(sent, contentType)).toEqual(expected);
  });

  it('without a boundary is refused', () => {
    for (const contentType of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; charset=utf-8',
    ])
      expect(nestedForm(form({ a: 'x' }), contentType)).toBeUndefined();
  });

  it('cannot change what objects are', () => {
    expect(nestedForm(form({ '__proto__[isAdmin]': 'true' }), type)).toBeUndefined();
    expect(Object.hasOwn(nestedForm(form({ 'constructor[x]': '1' }), type) ?? {}, 'constructor')).toBe(true);
  });

  it('of an imported candidate is held to the same rules as JSON, with its texts in their types (RESUME-06, RESUME-07, RESUME-08, RESUME-09)', () => {
    const sent = form({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'Ada@Example.com',
      countryId: '1',
      cityId: '',
      phonePrefix: '+1',
      phone: '512 555 0101',
      birthday: '1990-12-10',
      parsedResumePath: '/resumes/8001',
      'employeeInfo[relocation]': 'true',
      'employeeInfo[tagIds][0]': '7',
      'educations[0][id]': '3',
      'educations[0][school]': 'MIT',
      'educations[0][degree]': 'BSc',
      'educations[0][study]': 'Mathematics',
      'educations[0][from]': '2008',
      'educations[0][to]': '',
      'certifications[0][name]': 'CISSP',
      'certifications[0][issueOrg]': 'ISC2',
      'certifications[0][expireMonth]': '6',
      'certifications[0][expireYear]': '2030',
      'certifications[0][credentialId]': 'X-1',
      'certifications[0][credentialUrl]': 'https://isc2.org/check/1',
      'certifications[0][issueMonth]': '5',
      'certifications[0][issueYear]': '2015',
      'clearanceType[0]': 'none',
      'clearanceType[1]': 'secret',
      'workExperiences[0][title]': 'Analyst',
      'workExperiences[0][company]': 'Engine Works',
      'workExperiences[0][location]': 'London',
      'workExperiences[0][isWorking]': 'true',
      'workExperiences[0][fromYear]': '2012',
      'workExperiences[0][fromMonth]': '3',
      'workExperiences[0][toYear]': 'null',
    });
    expect(importedCandidateForm.parse(nestedForm(sent, type))).toMatchObject({
      email: 'ada@example.com',
      countryId: 1,
      cityId: null,
      phone: '5125550101',
      birthday: '1990-12-10',
      parsedResumePath: 8001,
      clearanceType: ['secret'],
      employeeInfo: { relocation: true, tagIds: [7] },
      educations: [{ school: 'MIT', degree: 'BSc', study: 'Mathematics', from: 2008, to: null }],
      certifications: [
        {
          name: 'CISSP',
          issueOrg: 'ISC2',
          issueMonth: 5,
          issueYear: 2015,
          expireMonth: 6,
          expireYear: 2030,
          credentialId: 'X-1',
          credentialUrl: 'https://isc2.org/check/1',
        },
      ],
      workExperiences: [
        {
          title: 'Analyst',
          company: 'Engine Works',
          location: 'London',
          isWorking: true,
          fromYear: 2012,
          fromMonth: 3,
          toYear: null,
          toMonth: null,
        },
      ],
    });
    const wrong = importedCandidateForm.safeParse({ ...(nestedForm(sent, type) as object), countryId: 'Texas' });
    expect(wrong.error?.issues[0]?.path).toEqual(['countryId']);
  });

  it.each(['createImportedCandidate', 'changeImportedCandidate'] as const)(
    'is taken by %s as what it spells (RESUME-10)',
    async (name) => {
      const route: RouteDefinition = contract.imports[name];
      const taken: unknown[] = [];
      const handler = bindHandler(route, async ({ body }) => {
        taken.push(body);
        throw new Error('taken');
      });
      const actor = anActor('recruiter');
      const entry = httpFunction([handler], () => ({ accounts: { actor: async () => actor } }));
      const body = form({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        'educations[0][school]': 'MIT',
        'educations[0][from]': '2008',
      });
      const event = {
        routeKey: `${route.method} ${route.path}`,
        params: { id: '1' },
        headers: { 'content-type': type },
        by: actor,
        body,
      };
      await entry(anHttpEvent(event), aContext);
      expect(taken).toMatchObject([{ firstName: 'Ada', educations: [{ school: 'MIT', from: 2008 }] }]);
      const broken = await entry(anHttpEvent({ ...event, body: body.slice(0, -9) }), aContext);
      const message = 'The body is not a form with nested keys';
      expect([broken.statusCode, JSON.parse(broken.body ?? '')]).toEqual([
        400,
        { message, errors: [{ key: 'body', message }], requestId: 'a-request' },
      ]);
      expect(taken).toHaveLength(1);
    },
  );
});
