import { describe, expect, it } from 'vitest';
import { labelledIn } from '../../../../../functions/features/resumes/parse/labelled.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

/** Each work as `title @ company, place, from – to`. */
const workOf = (text: string): string[] =>
  parseResume({ lines: linesOfText(`Mira Holt\nWORK EXPERIENCE\n${text}`), links: [] }).workExperiences.map((one) => {
    const [title, company, location] = [one.title, one.company, one.location].map((fact) => fact?.value ?? '–');
    const to = one.isWorking ? 'now' : `${one.toYear?.value}-${one.toMonth?.value ?? ''}`;
    return `${title} @ ${company}, ${location}, ${one.fromYear?.value}-${one.fromMonth?.value ?? ''} – ${to}`;
  });

describe('A label', () => {
  it.each([
    ['Designation : Staff Nurse', 'title', 'Staff Nurse'],
    ['1) Organization Name : Ash Pvt. Ltd.', 'employer', 'Ash Pvt. Ltd.'],
    ['Name of employer Tallow', 'employer', 'Tallow'],
    ['Occupation or position held Clerk', 'title', 'Clerk'],
    ['Dates 12/2019 – 03/2021', 'dates', '12/2019 – 03/2021'],
    ['Supervisor: Alan Reyes (703-555-0122), may contact', 'detail', 'Alan Reyes (703-555-0122), may contact'],
    ['Hours per week: 40', 'detail', '40'],
  ])('says what its line holds: %s', (text, role, value) => {
    expect(labelledIn(text)).toEqual({ role, value });
  });

  it.each(['Position Paper Ltd', 'Company of Friends', 'Role models', 'Datesville Inc.'])(
    'is none without its colon in a name: %s',
    (text) => expect(labelledIn(text)).toBeUndefined(),
  );
});

describe('An education', () => {
  const schoolsOf = (text: string) =>
    parseResume({ lines: linesOfText(`Mira Holt\nEDUCATION\n${text}`), links: [] }).educations.map((one) =>
      [one.school, one.degree, one.study].map((fact) => fact?.value ?? '–').join(' | '),
    );

  it.each<[string, string, string[]]>([
    [
      'has the campus that belongs to the name of its university',
      'BSc Physics, University of California, Davis, 2011 - 2014',
      ['University of California, Davis | BSc | Physics'],
    ],
    [
      'has no words about when it was conferred in the name of its school',
      'MSc, Economics, Technion, conferred May 2017, GPA 3.7',
      ['Technion | MSc | Economics'],
    ],
    [
      'has the school before its degree and the field after it, where no word gives them away',
      'TU Graz   BS, Logistics   2014',
      ['TU Graz | BS | Logistics'],
    ],
    [
      'is neither a prize nor a job that is named below it',
      'BSc Physics, Oakfield University, 2011 - 2014\n• Teaching Assistant for two courses (2012 - 2013)\n• Leadership Scholarship (2012 - 2013)',
      ['Oakfield University | BSc | Physics'],
    ],
    [
      'has the field of a degree in social sciences',
      'Bachelor of Social Sciences Statistics\nUniversity of Marlow\n2011 - 2014',
      ['University of Marlow | Bachelor of Social Sciences | Statistics'],
    ],
  ])('%s', (_title, text, expected) => {
    expect(schoolsOf(text)).toEqual(expected);
  });
});

describe('A work experience', () => {
  it.each<[string, string, string[]]>([
    [
      'has the title and the employer that labels name, whatever is between',
      'Organization Name : Elm & Rowan\nDesignation : HR Executive\nPeriod : Jan 2019 to Till Date\nRoles & Responsibilities:\n- Hired people\n2) Organization Name : Hill Staffing\nDesignation : Clerk\nPeriod : Mar 2016 to Dec 2018',
      ['HR Executive @ Elm & Rowan, –, 2019-1 – now', 'Clerk @ Hill Staffing, –, 2016-3 – 2018-12'],
    ],
    [
      'keeps its employer where what was done is between them',
      'Dates 10/2021 – 11/2024\nOccupation or position held Founding Engineer\nMain activities Moved all to services.\nName of employer Vela.ai',
      ['Founding Engineer @ Vela.ai, –, 2021-10 – 2024-11'],
    ],
    [
      'takes no supervisor, hours or salary for an employer',
      'Clerk\nMarlow Freight Inc.\n03/2019 - 05/2021\nHours per week: 40   Salary: $61,200 per year\nSupervisor: Alan Reyes (703-555-0122), may contact',
      ['Clerk @ Marlow Freight Inc., –, 2019-3 – 2021-5'],
    ],
    [
      'has its title where blank lines separate title, employer and dates, and none the sentences below',
      'Analyst\n\nTallow -  Bergen, Norway -\n\nMay 2020 to June 2022\n\nSold more books\nand fewer pens.\nHired two.\n\nClerk\n\nAsh -  Oslo, Norway -\n\nMay 2018 to April 2020',
      ['Analyst @ Tallow, Bergen, Norway, 2020-5 – 2022-6', 'Clerk @ Ash, Oslo, Norway, 2018-5 – 2020-4'],
    ],
    [
      'is separated from its place by a dash without a space before it',
      'Pine Hollow– London, UK   Jun 2020 – present\nAnalyst',
      ['Analyst @ Pine Hollow, London, UK, 2020-6 – now'],
    ],
    [
      'has two dates between which the font has no dash',
      'Pine Hollow   Bergen, Norway\nAnalyst   Sep. 2021 Mar. 2024',
      ['Analyst @ Pine Hollow, Bergen, Norway, 2021-9 – 2024-3'],
    ],
    [
      'has dates in two cells',
      '1   Cedar LLP   Audit Associate   Aug 2021   Feb 2025',
      ['Audit Associate @ Cedar LLP, –, 2021-8 – 2025-2'],
    ],
    [
      'is begun by a point of a list that has a place at its end, and not by a point that names a time',
      '• Pine Hollow   Bergen, Norway\nAnalyst   May 2020 – Jun 2022\n• Presented results each quarter (Q1 2020 – Q4 2021)\n• Audited suppliers in Pune and Oslo since 2017',
      ['Analyst @ Pine Hollow, Bergen, Norway, 2020-5 – 2022-6'],
    ],
    [
      'has the names of several partners as one employer',
      'Paralegal, Holt, Amadi & Partners (2019-05 - 2021-02)',
      ['Paralegal @ Holt, Amadi & Partners, –, 2019-5 – 2021-2'],
    ],
    [
      'keeps the department of its title behind a dash',
      'Assistant Manager - Accounts, Cedar LLP, 2019 - 2021',
      ['Assistant Manager - Accounts @ Cedar LLP, –, 2019- – 2021-'],
    ],
    [
      'is cut at a slash between title and employer, and not within a name',
      'DATA SCIENTIST / Karst   2019 - 2021\nWeb Designer   2016 - 2018\nNorth / South',
      ['DATA SCIENTIST @ Karst, –, 2019- – 2021-', 'Web Designer @ North / South, –, 2016- – 2018-'],
    ],
    [
      'has a title after an employer whose word begins like a legal form',
      'Nexus, Co-Founder & CTO – Boston, MA   2019 - 2021',
      ['Co-Founder & CTO @ Nexus, Boston, MA, 2019- – 2021-'],
    ],
  ])('%s', (_title, text, expected) => {
    expect(workOf(text)).toEqual(expected);
  });
});

describe('What is read', () => {
  const read = (text: string) => parseResume({ lines: linesOfText(`Mira Holt\n${text}`), links: [] });

  it('is an undated school below one with dates', () => {
    const { educations } = read(
      'EDUCATION\nBachelors in Computer Science\nOakfield College\n2008\nSSC\nNordland High School',
    );
    expect(educations.map(({ school }) => school?.value)).toEqual(['Oakfield College', 'Nordland High School']);
  });

  it('is the field of a degree that is named twice', () => {
    const [one] = read('EDUCATION\nPhD   Oakfield University, PhD in Physics   2018 – 2023').educations;
    expect([one?.degree?.value, one?.study?.value]).toEqual(['PhD', 'Physics']);
  });

  it('is no tool in a list of certifications', () => {
    const { certifications } = read('CERTIFICATIONS\nCCNA\nWeb Technologies: HTML\nCourse contents');
    expect(certifications.map(({ name }) => name.value)).toEqual(['CCNA']);
  });

  it('is not where somebody would go', () => {
    expect(read('Oslo, Norway\nWilling to relocate to Pune, Maharashtra\n').location?.value).toBe('Oslo, Norway');
    expect(read('Willing to relocate to Pune, Maharashtra\nmira@example.com').location).toBeNull();
  });

  it('is an address without the line above that did not begin it', () => {
    expect(read('b2de315d95905b68\nmira.holt@example.com').email?.value).toBe('mira.holt@example.com');
    expect(read('mira.\nholt@example.com').email?.value).toBe('mira.holt@example.com');
  });

  it('is the town of an address whose street has its number behind', () => {
    expect(read('Anschrift: Hauptstraße 12, Hamburg, Germany').location?.value).toBe('Hamburg, Germany');
  });
});
