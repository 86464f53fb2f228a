import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const parsed = (text: string) => parseResume({ lines: linesOfText(text), links: [] });
const certificationsOf = (text: string): string[] =>
  parsed(`Mira Holt\nmira@example.com\n\n${text}`).certifications.map(({ name, issueYear }) =>
    [name.value, issueYear?.value].filter(Boolean).join(', '),
  );

describe('Letters behind a name', () => {
  it.each<[string, string[]]>([
    ['Mira Holt, RN, BSN, CCRN', ['RN', 'CCRN']],
    ['Mira Holt, PMP', ['PMP']],
    ['MIRA HOLT, PMP, CSM', ['PMP', 'CSM']],
    ['Mira Holt FCCA', ['FCCA']],
    ['Mira Holt RN, BSN', ['RN']],
    ['Mira Holt, MBA, PMP®, PMI-ACP', ['PMP', 'PMI-ACP']],
    ['Mira Holt, P.E., LEED AP', ['P.E.', 'LEED AP']],
    ['Mira Holt | SHRM-SCP, SPHR', ['SHRM-SCP', 'SPHR']],
    ['Mira Holt, PharmD, RPh, BCPS', ['RPh', 'BCPS']],
    ['Mira Holt, Jr., PhD', []],
    ['Mira Holt, MBA | Sydney, NSW', []],
    ['Mira Holt\nRN, BSN, CEN', ['RN', 'CEN']],
  ])('are credentials, and no part of the name: %s', (head, expected) => {
    const { firstName, lastName, certifications } = parsed(`${head}\nmira.holt@example.com\n\nSUMMARY\nHelps people.`);
    expect([firstName?.value.toLowerCase(), lastName?.value.toLowerCase()]).toEqual(['mira', 'holt']);
    expect(certifications.map(({ name }) => name.value)).toEqual(expected);
  });

  it('are not another certification where the list has them in words or with more', () => {
    const text =
      'Mira Holt, RN, CCRN, CFA\nmira@example.com\n\nLICENSES\nRegistered Nurse, Ohio Board of Nursing, License #RN.412345\nCCRN, AACN\nCFA Charterholder, CFA Institute, 2019';
    expect(parsed(text).certifications.map(({ name }) => name.value)).toEqual([
      'Registered Nurse',
      'CCRN',
      'CFA Charterholder',
    ]);
  });
});

describe('A point of somebody’s work', () => {
  it.each<[string, string[]]>([
    ['Earned ServSafe Manager certification in 2019', ['ServSafe Manager, 2019']],
    ['Obtained PMP certification in 2020', ['PMP, 2020']],
    [
      'Achieved AWS Certified Solutions Architect – Associate (2021)',
      ['AWS Certified Solutions Architect – Associate, 2021'],
    ],
    ['Certified forklift operator; OSHA 10 certified', ['Certified forklift operator', 'OSHA 10']],
    ['Completed Six Sigma Green Belt certification and saved $200K', ['Six Sigma Green Belt']],
    ['Maintained BLS and ACLS certifications', ['BLS', 'ACLS']],
    ['Obtained FINRA Series 7 and 66 licenses', ['Series 7', 'Series 66']],
    ['Earned CompTIA Security+ and CCNA', ['CompTIA Security+', 'CCNA']],
    ['Became a Certified Welding Inspector (AWS) in 2020', ['Certified Welding Inspector, 2020']],
    ['Certified Scrum Master since 2019', ['Certified Scrum Master, 2019']],
    ['PMP certified in 2018, Six Sigma Green Belt in 2015', ['PMP, 2018', 'Six Sigma Green Belt, 2015']],
  ])('says which certification they got: %s', (point, expected) => {
    expect(certificationsOf(`EXPERIENCE\nLead, Birch Ltd, 2014 - 2022\n• ${point}\n• Led a team`)).toEqual(expected);
  });

  it.each([
    'Helped 30 nurses earn their BLS certification',
    'Prepared the team for PMP certification',
    'Recruited PMP certified project managers',
    'Achieved ISO 9001 certification for the plant',
    'Obtained SOC 2 certification in 2021',
    'Earned employee of the month in 2019',
    'Obtained MBA sponsorship and CEO award',
    'Certified copies of diplomas',
    'Licensed software to 20 schools',
    'Completed OSHA 10 training of all drivers',
  ])('does not make certifications of other things: %s', (point) => {
    expect(certificationsOf(`EXPERIENCE\nLead, Birch Ltd, 2014 - 2022\n• ${point}\n• Led a team`)).toEqual([]);
  });
});

describe('A list beside the label of certifications', () => {
  it.each<[string, string[]]>([
    ['Certifications: PMP, CSM, ITIL v4 Foundation', ['PMP', 'CSM', 'ITIL v4 Foundation']],
    ['Certifications: ServSafe Manager, Food Handler Card, TIPS', ['ServSafe Manager', 'Food Handler Card', 'TIPS']],
    [
      'Certifications: Oracle Certified Professional, Scrum Master (PSM I)',
      ['Oracle Certified Professional', 'Scrum Master'],
    ],
    ['Licenses and certifications: CDL Class A, TWIC, Hazmat', ['CDL Class A', 'TWIC', 'Hazmat']],
    ['Certifications: First Aid, American Red Cross, 2021', ['First Aid, 2021']],
  ])('has a certification at each comma, unless it says more of the one before: %s', (text, expected) => {
    expect(certificationsOf(text)).toEqual(expected);
  });
});

describe('Bar admissions', () => {
  it.each<[string, string[]]>([
    [
      'State Bar of California, No. 312345 (2016)\nNew York (2018)',
      ['State Bar of California, 2016', 'New York Bar, 2018'],
    ],
    ['New York, 2015; New Jersey, 2016', ['New York Bar, 2015', 'New Jersey Bar, 2016']],
    ['Admitted to practice: Texas (2012), Oklahoma (2014)', ['Texas Bar, 2012', 'Oklahoma Bar, 2014']],
    ['• Massachusetts (2010)', ['Massachusetts Bar, 2010']],
  ])('name each state, also a second: %s', (text, expected) => {
    expect(certificationsOf(`BAR ADMISSIONS\n${text}`)).toEqual(expected);
  });

  it('may be beside their heading, or in the list of licences', () => {
    expect(certificationsOf('Bar Admissions: Illinois, Indiana')).toEqual(['Illinois Bar', 'Indiana Bar']);
    expect(certificationsOf('LICENSES\nIllinois State Bar (2014), Missouri State Bar (2015)')).toEqual([
      'Illinois State Bar, 2014',
      'Missouri State Bar, 2015',
    ]);
  });
});
