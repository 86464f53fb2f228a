import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) => parseResume({ lines: linesOfText(lines.join('\n')), links: [] });

describe('A resume that is written oddly', () => {
  it('in capitals gives a name with capitals at the beginnings of words, accents and all', () => {
    const { firstName, lastName } = read('ÉLODIE MÜLLER-BRANDT', 'elodie@example.com', '', 'EXPERIENCE', '');
    expect([firstName?.value, lastName?.value]).toEqual(['Élodie', 'Müller-Brandt']);
  });

  it('gives a foreign number its country code, also where the number exists nowhere', () => {
    const phoneOf = (text: string) => read('Ann Porter', text).phone?.value;
    expect(phoneOf('+44 20 7946 0958')).toMatchObject({ prefix: '44', number: '2079460958' });
    expect(phoneOf('Phone: 999 555 0100 22')).toMatchObject({ prefix: '99', number: '9555010022' });
    expect(phoneOf('Phone: 000 555 0100')).toMatchObject({ prefix: '1', number: '0005550100' });
  });

  it('names certificates, with who gave them and when where that is said, and no address or number of theirs', () => {
    const { certifications } = read(
      'Ann Porter',
      'ann@example.com',
      '',
      'Certifications',
      'AWS Certified Developer, Amazon Web Services, March 2024',
      'http://example.com/badge',
      'https://example.com/badge',
      'Credential ID 12345678',
      'Forklift operator',
    );
    expect(
      certifications.map((one) => [one.name?.value, one.issueOrg?.value, one.issueYear?.value, one.issueMonth?.value]),
    ).toEqual([
      ['AWS Certified Developer', 'Amazon Web Services', 2024, 3],
      ['Forklift operator', undefined, undefined, undefined],
    ]);
  });

  it('gives the dates of work whose two ends are on lines that follow each other', () => {
    const { workExperiences } = read(
      'Ann Porter',
      'ann@example.com',
      '',
      'Experience',
      'Staff Nurse, Lakeside Hospital',
      'March 2019 -',
      'June 2021',
      '• Cared for twelve patients a night',
    );
    const dates = workExperiences.map((one) =>
      [one.fromYear, one.fromMonth, one.toYear, one.toMonth].map((part) => part?.value),
    );
    expect(dates).toEqual([[2019, 3, 2021, 6]]);
  });

  it.each([
    [
      ['TU Graz, Boston, MA — Bachelor of Commerce, Accounting', 'May 2010 - June 2012'],
      ['Bachelor of Commerce', 'Accounting', 'TU Graz'],
    ],
    [
      ['NUS – Boston, MA  |  2010 – 2012', 'Diploma in Finance'],
      ['Diploma', 'Finance', 'NUS'],
    ],
    [
      ['OAKFIELD UNIVERSITY  |  2016', 'BSc / Physics'],
      ['BSc', 'Physics', 'OAKFIELD UNIVERSITY'],
    ],
    [
      ['Oakfield University / BSc, Physics', '2012 - 2016'],
      ['BSc', 'Physics', 'Oakfield University'],
    ],
    [
      ['Associate of Applied Science Accounting, NUS, 2012 - 2014'],
      ['Associate of Applied Science', 'Accounting', 'NUS'],
    ],
    [
      ['Master of Business Administration Nursing, NUS, 2008 - 2010'],
      ['Master of Business Administration', 'Nursing', 'NUS'],
    ],
  ])('tells a degree from the state of a place and from its field: %j', (lines, [degree, study, school]) => {
    const { educations } = read('Ann Porter', 'ann@example.com', '', 'EDUCATION', ...lines);
    expect(educations.map((one) => [one.degree?.value, one.study?.value, one.school?.value])).toEqual([
      [degree, study, school],
    ]);
  });

  it('gives freelance work no employer, also not the one before it', () => {
    const jobs = ['Trainee at Havn Oy', '2013 - 2014', 'Freelance', '2012 - 2013'];
    const { workExperiences } = read('Ann Porter', 'ann@example.com', '', 'EXPERIENCE', ...jobs);
    expect(workExperiences.map(({ company }) => company?.value)).toEqual(['Havn Oy', undefined]);
  });

  it('gives the mobile number before one at a desk, also where no exchange has it', () => {
    const { phone } = read('Ann Porter', 'Tel: (020) 7946 0958 ext. 23', 'Mobile: 07700 900123', 'London SW1A 1AA');
    expect(phone?.value).toEqual({ prefix: '44', number: '7700900123' });
  });

  it.each([
    ['O', ['O', undefined]],
    ['Dr. med. Anna-Lena Müller', ['Anna-Lena', 'Müller']],
    ['Juan Dela Cruz, RN, MSN', ['Juan', 'Dela Cruz']],
  ])('is of %s', (line, name) => {
    const { firstName, lastName } = read(line, 'someone@example.com');
    expect([firstName?.value, lastName?.value]).toEqual(name);
  });

  it('gives no expiry with the issuer of a licence', () => {
    const licence = 'RN License #123456, State of Ohio, exp. 06/2026';
    const { certifications } = read('Ann Porter', 'ann@example.com', '', 'CERTIFICATIONS', licence);
    expect(certifications.map(({ issueOrg, credentialId }) => [issueOrg?.value, credentialId?.value])).toEqual([
      ['State of Ohio', '123456'],
    ]);
  });
});
