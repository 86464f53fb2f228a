import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { licenceReport, licencesIn, measureLicences } from '../bench/measure-licences.ts';

const licence = (name: string, over: object = {}) => ({ name, issuer: '', state: '', number: '', expiry: '', ...over });

it('Lines of licences are read as they say, and what is only measured falls no further', () => {
  const [seen, measured] = (['looked at', 'only measured'] as const).map((half) => measureLicences(half));
  console.log(`${licenceReport('looked at')}\n${licenceReport('only measured')}`);
  expect(seen!.misses).toEqual([]);
  expect(measured!.whole / measured!.lines).toBeGreaterThanOrEqual(0.85);
});

describe('A licence', () => {
  it('is completed by the lines below it', () => {
    expect(
      licencesIn('Registered Nurse', 'Texas Board of Nursing', 'License No. RN-123456', 'Expires: 05/2027'),
    ).toEqual([
      licence('Registered Nurse', {
        issuer: 'Texas Board of Nursing',
        state: 'Texas',
        number: 'RN-123456',
        expiry: '2027-5',
      }),
    ]);
    expect(
      licencesIn('License Type: Dental Hygienist', 'License Number: 12345', 'State: UT', 'Expiration Date: 05/31/2027'),
    ).toEqual([licence('Dental Hygienist', { state: 'UT', number: '12345', expiry: '2027-5' })]);
  });

  it('is one of several in a line', () => {
    expect(licencesIn('Texas RN License #12345, Utah RN License #98765')).toEqual([
      licence('RN License', { state: 'Texas', number: '12345' }),
      licence('RN License', { state: 'Utah', number: '98765' }),
    ]);
    expect(licencesIn('BLS (exp. 03/2027), ACLS (exp. 05/2027)')).toEqual([
      licence('BLS', { expiry: '2027-3' }),
      licence('ACLS', { expiry: '2027-5' }),
    ]);
  });

  it('has its dates of issue and expiry', () => {
    const lines = linesOfText('Mira Holt\n\nLICENSES\nDental Hygienist License, issued 05/2019, expires 06/2027, Utah');
    const [one] = parseResume({ lines, links: [] }).certifications;
    expect([one?.issueYear?.value, one?.issueMonth?.value, one?.expireYear?.value, one?.expireMonth?.value]).toEqual([
      2019, 5, 2027, 6,
    ]);
    expect(one?.state?.sources).toEqual([{ line: 2, part: 0, from: 59, to: 63 }]);
  });

  it.each([
    ['beside the contacts', ['Austin, TX | RN License TX 123456 | mira@example.com']],
    ['below the name', ['RN License #123456, TX']],
    ['among the schools', ['', 'EDUCATION', 'BSc Nursing, Hill University, 2015', 'RN License, TX, No. 123456']],
    ['in the profile', ['', 'PROFILE', 'Calm and kind.', 'TX RN License #123456']],
  ])('is read %s', (_where, text) => {
    const { certifications } = parseResume({ lines: linesOfText(['Mira Holt', ...text].join('\n')), links: [] });
    expect(certifications.map((one) => [one.name.value, one.state?.value, one.credentialId?.value])).toEqual([
      ['RN License', 'TX', '123456'],
    ]);
  });

  it.each([
    'Renewed the licences of 40 drivers in Ohio',
    'Registered 120 patients a day, Ohio',
    'Nurse with a license and a calm hand in Texas.',
  ])('is none in what was done: %s', (line) => {
    const text = ['Mira Holt', '', 'PROFILE', line, '', 'EXPERIENCE', 'Nurse, Hill Clinic, 2015 – 2019', `• ${line}`];
    expect(parseResume({ lines: linesOfText(text.join('\n')), links: [] }).certifications).toEqual([]);
  });
});
