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
});
