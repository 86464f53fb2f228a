import { describe, expect, it } from 'vitest';
import { isSentence, unspaced } from '../../../../functions/resumes/parse/normal-text.ts';
import { parseResume } from '../../../../functions/resumes/parse/parse-resume.ts';
import { isInIndia, isPlace, placeScore } from '../../../../functions/resumes/parse/places.ts';
import { linesOfText } from '../../../../functions/resumes/text/flowing-lines.ts';

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

  it('letter by letter is read as words, and short words beside each other are not joined', () => {
    expect(unspaced('E X P E R I E N C E')).toBe('EXPERIENCE');
    expect(unspaced('We are a team of six')).toBe('We are a team of six');
    expect(unspaced('A B C')).toBe('A B C');
  });

  it.for([
    ['Responsible for twelve nurses on two wards.', true],
    ['Head of nursing.', false],
    ['one two three four five six seven eight nine ten eleven twelve thirteen', false],
    ['one two three four five six seven eight nine ten eleven twelve thirteen fourteen', true],
    ['Senior staff nurse of the intensive care unit', false],
  ] as const)('is prose or not: %s', ([text, is]) => {
    expect(isSentence(text)).toBe(is);
  });

  it.for([
    ['Austin, TX 78701', 1],
    ['Austin, TX', 1],
    ['Texas', 0.8],
    ['Remote', 0.8],
    ['Round Rock, Austin, TX, USA', 1],
    ['Cedar Park, Round Rock, Austin, TX, USA', 0],
    ['Nowheresville, TX', 0.85],
    ['nowheresville, TX', 0],
    ['Staff Nurse', 0],
  ] as const)('is surely a place, or not: %s', ([text, score]) => {
    expect(placeScore(text)).toBe(score);
  });

  it('knows places by state, country, city and what says that there is none', () => {
    expect(['Texas', 'India', 'London', 'Remote', 'Austin', 'T', 'Microwave'].map(isPlace)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('knows India by its states and cities', () => {
    expect(['Pune, India', 'Kerala', 'Bengaluru 560001', 'Austin, TX', ''].map(isInIndia)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
