import { describe, expect, it } from 'vitest';
import { certificationForm, certificationProblems } from '../../../shared/validation/certification.ts';
import { educationForm } from '../../../shared/validation/education.ts';
import { yearProblems } from '../../../shared/validation/years.ts';
import { employeeInfoForm, employeeInfoProblems } from '../../../shared/validation/employee-info.ts';
import { orGrouped } from '../../../shared/validation/job-groups.ts';
import { workExperienceForm, workExperienceProblems } from '../../../shared/validation/work-experience.ts';

const now = '2026-11-22T12:00:00.000Z';
const dates = '"End date" Must be more than "Start date"';
const shown = (problems: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message));

describe('An education', () => {
  it('that goes on, or whose end was not given, has no last year (CAND-11)', () => {
    expect(educationForm.parse({ school: 'Texas State', from: 2010, to: -1 }).to).toBeNull();
    expect(educationForm.parse({ school: 'Texas State', from: 2010 })).toMatchObject({ from: 2010, to: null });
  });

  it.each([
    [{ from: 2010, to: 2014 }, {}],
    [{ from: 2014, to: 2014 }, { to: 'Must be more than "From"' }],
    [{ from: 2026, to: null }, { from: 'Must be less than current year' }],
  ])('with the years %o has the problems %o', (years, problems) =>
    expect(shown(yearProblems(years, 2026))).toEqual(problems),
  );
});

describe('A work experience', () => {
  it('has a title, a company, a place and its months (CAND-13)', () => {
    const sent = { title: 'Nurse', company: 'Lakeside', location: 'Austin', fromYear: 2015, fromMonth: 6 };
    const description = 'Cared for ten beds.\nTaught two newcomers.';
    const ended = { ...sent, isWorking: false, toYear: 2020, toMonth: 5, description };
    expect(workExperienceForm.parse(ended)).toEqual(ended);
    expect(workExperienceForm.safeParse({ ...ended, description: 'a'.repeat(1001) }).success).toBe(false);
  });

  it.each([
    [
      { toYear: 2020, toMonth: 5 },
      { isWorking: false, toYear: 2020, toMonth: 5 },
    ],
    [{ toYear: 0 }, { isWorking: false, toYear: null, toMonth: null }],
    [{ toYear: -5 }, { isWorking: false, toYear: null, toMonth: null }],
    [{}, { isWorking: false, toYear: null, toMonth: null }],
    [
      { toYear: -1, toMonth: 5 },
      { isWorking: true, toYear: null, toMonth: null },
    ],
    [
      { isWorking: true, toYear: 2020, toMonth: 5 },
      { isWorking: true, toYear: null, toMonth: null },
    ],
  ])('entered with %o is kept with %o (CAND-13, CAND-14, CAND-15)', (entered, kept) =>
    expect(workExperienceForm.parse({ title: 'Nurse', fromYear: 2015, ...entered })).toMatchObject(kept),
  );

  const open = { fromYear: null, fromMonth: null, toYear: null, toMonth: null };
  it.each([
    [{ fromYear: 2015, fromMonth: 3, toYear: 2015, toMonth: 4 }, {}],
    [{ fromYear: 2015, fromMonth: 3, toYear: 2015, toMonth: 3 }, { toYear: dates }],
    [{ fromYear: 2015, fromMonth: 3, toYear: 2014, toMonth: 12 }, { toYear: dates }],
    [{ fromYear: 2015, toYear: 2015 }, {}],
    [{ fromYear: 2015, toYear: 2014 }, { toYear: dates }],
    [{ fromMonth: 3 }, { fromYear: 'Required' }],
    [{ toYear: 2014 }, { fromYear: 'Required' }],
    [{ fromYear: 2026, fromMonth: 11 }, {}],
    [{ fromYear: 2026, fromMonth: 12 }, { fromYear: 'Must not be in the future' }],
    [{ fromYear: 2020, toYear: 2027 }, { toYear: 'Must not be in the future' }],
  ])('with the dates %o has the problems %o in November 2026 (VALID-62)', (given, problems) =>
    expect(shown(workExperienceProblems({ ...open, ...given }, now))).toEqual(problems),
  );
});

describe('A certification', () => {
  const open = { issueMonth: null, issueYear: null, expireMonth: null, expireYear: null };
  it.each([
    [{ issueYear: 2019, issueMonth: 5, expireYear: 2030, expireMonth: 5 }, {}],
    [{ issueYear: 2019, issueMonth: 5, expireYear: 2019, expireMonth: 5 }, { expireYear: dates }],
    [{ issueYear: 2019, expireYear: 2018 }, { expireYear: dates }],
    [{ expireMonth: 5 }, { expireYear: 'Required' }],
    [{ issueYear: 2027 }, { issueYear: 'Must not be in the future' }],
  ])('with the dates %o has the problems %o (VALID-62)', (given, problems) =>
    expect(shown(certificationProblems({ ...open, ...given }, now))).toEqual(problems),
  );

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://me:secret@example.com', 'nothing', 'https://a b.com'])(
    'does not link to %s',
    (credentialUrl) => expect(certificationForm.safeParse({ name: 'CCRN', credentialUrl }).success).toBe(false),
  );

  it('has a name, who issued it, when, until when, and its number there (CAND-12)', () => {
    const sent = {
      name: 'CCRN',
      issueOrg: 'AACN',
      issueMonth: 3,
      issueYear: 2024,
      expireMonth: 2,
      expireYear: 2027,
      credentialId: 'X-1',
      credentialUrl: 'https://aacn.org/check/1',
      state: 'Texas',
    };
    expect(certificationForm.parse(sent)).toEqual(sent);
    expect(certificationForm.parse({ name: 'CCRN' })).toMatchObject({
      issueMonth: null,
      issueYear: null,
      expireMonth: null,
      expireYear: null,
    });
  });

  it('links to a page of the web, or to nothing (CAND-12)', () => {
    const linked = certificationForm.parse({ name: 'CCRN', credentialUrl: 'https://aacn.org/check/1' });
    expect(linked.credentialUrl).toBe('https://aacn.org/check/1');
    expect(certificationForm.parse({ name: 'CCRN', credentialUrl: '' }).credentialUrl).toBeNull();
  });
});

const spoken = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Language ${at}`, level: 'basic' }));

describe('Employee info', () => {
  it.each<[string, object, boolean]>([
    ['a language and how well it is spoken', { languages: [{ name: 'Spanish', level: 'native' }] }, true],
    ['no level that there is not', { languages: [{ name: 'Spanish', level: 'perfect' }] }, false],
    [
      'no language twice',
      {
        languages: [
          { name: 'Spanish', level: 'native' },
          { name: 'spanish', level: 'basic' },
        ],
      },
      false,
    ],
    ['twelve languages', { languages: spoken(12) }, true],
    ['no thirteenth', { languages: spoken(13) }, false],
    ['a page by https', { links: [{ url: 'https://ana.example/work' }] }, true],
    ['none by http', { links: [{ url: 'http://ana.example/work' }] }, false],
    ['no script', { links: [{ url: 'javascript:alert(1)' }] }, false],
    ['no password in an address', { links: [{ url: 'https://a:b@ana.example' }] }, false],
    ['no ninth link', { links: Array.from({ length: 9 }, () => ({ url: 'https://ana.example' })) }, false],
  ])('takes %s', (_what, given, isTaken) => {
    expect(employeeInfoForm.safeParse(given).success).toBe(isTaken);
  });

  it('takes rates in the groups hourly and salary, and citizenship as a JSON text (CAND-16, CAND-18, CAND-72)', () => {
    const sent = {
      hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' },
      salary: { rateFrom: 120_000, rateTo: 140_000, currency: 'USD' },
      relocation: true,
      citizenship: '["usCitizen","optional"]',
      citizenshipDesc: 'Also Canadian',
      clearanceType: ['secret', 'none'],
    };
    expect(orGrouped(employeeInfoForm).parse(sent)).toMatchObject({
      rateFrom: 60,
      rateTo: 75,
      rateCurrency: 'USD',
      salaryFrom: 120_000,
      salaryTo: 140_000,
      salaryCurrency: 'USD',
      relocation: true,
      citizenship: ['usCitizen', 'optional'],
      clearanceType: ['secret'],
    });
  });

  it.each([
    [{ rateFrom: 80, rateTo: 60 }, 'rateTo', 'Max hourly rate must be more than min rate!'],
    [{ salaryFrom: 80, salaryTo: 60 }, 'salaryTo', 'Max salary rate must be more than min rate!'],
    [
      { rateCurrency: 'USD', salaryCurrency: 'EUR' },
      'salaryCurrency',
      'Currency for Hourly and Salary rates must be same',
    ],
    [{ citizenship: 'usCitizen' }, 'citizenship', 'Must be a list of keys'],
  ])('with %o is refused at %s', (given, field, message) => {
    const { error } = employeeInfoForm.safeParse(given);
    const issue = error?.issues[0];
    expect(issue?.path[0]).toBe(field);
    expect(JSON.stringify(issue)).toContain(message);
  });

  it.each([
    [null, undefined],
    ['2015-03-01T00:00:00.000Z', undefined],
    ['2027-03-01T00:00:00.000Z', 'Must not be in the future'],
    ['1920-03-01T00:00:00.000Z', 'Must be at most 70 years ago'],
  ])('whose work began at %s has the problem %s', (workStartedAt, problem) =>
    expect(employeeInfoProblems({ workStartedAt }, now).workStartedAt).toBe(problem),
  );
});
