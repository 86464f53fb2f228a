import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

/** Each certification as its name, who gave it, its number and until when it is valid. */
const certificationsOf = (text: string): string[] =>
  parseResume({ lines: linesOfText(`Mira Holt\nmira@example.com\n\n${text}`), links: [] }).certifications.map((one) =>
    [one.name, one.issueOrg, one.credentialId, one.expireYear].flatMap((fact) => fact?.value ?? []).join(', '),
  );

describe('A sentence about a person', () => {
  it.each<[string, string[]]>([
    ['Truck driver with a clean CDL-A and 2 million safe miles.', ['CDL-A']],
    ['HVAC technician, EPA 608 Universal certified, in homes and shops.', ['EPA 608 Universal']],
    ['Financial adviser holding FINRA Series 7 and the CFP mark.', ['FINRA Series 7', 'CFP']],
    ['Warehouse lead. OSHA 10 certified; certified forklift operator.', ['OSHA 10', 'Certified forklift operator']],
    ['Compassionate nursing assistant with current BLS certification.', ['BLS']],
    [
      'Site labourer with a full UK driving licence and a CSCS Blue Card.',
      ['Full UK driving licence', 'CSCS Blue Card'],
    ],
  ])('names what they hold: %s', (text, expected) => {
    expect(certificationsOf(`SUMMARY\n${text}`).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    'SUMMARY\nPreparing for the PMP certification, no CDL-A yet.',
    'SUMMARY\nWorking towards Six Sigma Green Belt.',
    'EXPERIENCE\nClerk, City Office, 2018 - 2020\n- Checked CDL-A papers and EPA 608 cards',
    'SUMMARY\nSold PMP and CPA courses to schools.',
  ])('names nothing that they do not hold: %s', (text) => {
    expect(certificationsOf(text)).toEqual([]);
  });

  it('names nothing twice', () => {
    const text = 'SUMMARY\nTechnician with EPA 608.\n\nCERTIFICATIONS\nEPA Section 608 Universal\nEPA 608 Universal';
    expect(certificationsOf(text).filter((one) => one === 'EPA 608')).toEqual([]);
  });
});

describe('A list of certifications', () => {
  it.each<[string, string, string[]]>([
    ['has each examination of a series', 'FINRA Series 7, 63 and 66', ['Series 7', 'Series 63', 'Series 66']],
    [
      'has no certification that is called like its columns, and dates of expiry are those',
      'License  |  State  |  Number  |  Expires\nRegistered Nurse  |  NJ  |  26NR12345600  |  05/31/2027',
      ['Registered Nurse, 26NR12345600, 2027'],
    ],
    [
      'has the issuer of a table',
      'Certification  |  Issuer  |  Year\nCertified ScrumMaster (CSM)  |  Scrum Alliance  |  2019',
      ['Certified ScrumMaster, Scrum Alliance'],
    ],
    [
      'has until when a licence is active',
      'Florida Real Estate Sales Associate, SL3456789, active to 09/30/2026',
      ['Real Estate Sales Associate, SL3456789, 2026'],
    ],
    [
      'has the number behind Cert. No., and who gave it before that',
      'Certified Phlebotomy Technician (CPT), NHA, Cert. No. X9Y8Z7',
      ['Certified Phlebotomy Technician, NHA, X9Y8Z7'],
    ],
    [
      'has no abbreviation of a name as who gave it',
      'FAA Airframe & Powerplant (A&P) Mechanic, Certificate No. 3456789',
      ['FAA Airframe & Powerplant, 3456789'],
    ],
    [
      'has the number and expiry on lines below',
      'Paramedic\nCertificate number: M5012345\nExpires: March 31, 2027',
      ['Paramedic, M5012345, 2027'],
    ],
  ])('%s', (_title, text, expected) => {
    expect(certificationsOf(`CERTIFICATIONS\n${text}`)).toEqual(expected);
  });

  it('has no date of expiry as the date of issue', () => {
    const [one] = parseResume({
      lines: linesOfText('Mira Holt\n\nCERTIFICATIONS\nParamedic\nExpires: March 31, 2027'),
      links: [],
    }).certifications;
    expect([one?.issueYear?.value, one?.expireYear?.value, one?.expireMonth?.value]).toEqual([undefined, 2027, 3]);
  });

  it('has no year below it until which something is valid as the date of issue', () => {
    const [one] = parseResume({
      lines: linesOfText('Mira Holt\n\nCERTIFICATIONS\nParamedic\nValid 2027'),
      links: [],
    }).certifications;
    expect([one?.name.value, one?.issueYear?.value]).toEqual(['Paramedic', undefined]);
  });

  it('has a licence once that other lines give twice', () => {
    const licence = 'Registered Nurse, Texas, License No. 876543';
    expect(certificationsOf(`SUMMARY\n${licence}\n\nAWARDS\n${licence}`)).toEqual(['Registered Nurse, 876543']);
  });

  it('has courses only where its heading names certifications too', () => {
    expect(certificationsOf('COURSES\nIntroduction to Baking, 2019')).toEqual([]);
    expect(certificationsOf('COURSES AND CERTIFICATIONS\nIntroduction to Baking, 2019')).toEqual([
      'Introduction to Baking',
    ]);
  });
});
