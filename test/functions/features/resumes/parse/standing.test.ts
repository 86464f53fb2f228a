import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) =>
  parseResume({ lines: linesOfText(['Ann Porter', 'ann@example.com', ...lines].join('\n')), links: [] });
const clearanceIn = (...lines: string[]) => read(...lines).clearance?.value;
const authorizationIn = (...lines: string[]) => read(...lines).authorization?.value;

describe('A resume says of clearance, right to work and pay what it says, and nothing else', () => {
  it.each([
    ['Security Clearance: Top Secret', 'top_secret'],
    ['Clearance: Active TS/SCI', 'top_secret'],
    ['Active Secret clearance', 'secret'],
    ['Clearance Level - Secret', 'secret'],
    ['Holds a Top Secret/SCI clearance', 'top_secret'],
    ['Public Trust clearance', 'public_trust'],
    ['Eligible for Secret clearance', undefined],
    ['Clearance: none', undefined],
    ['Able to obtain a Secret clearance', undefined],
    ['Former Top Secret clearance, expired 2015', undefined],
    ['The secret of good care', undefined],
  ])('Clearance: %s', (line, expected) => {
    expect(clearanceIn(line)).toBe(expected);
  });

  it.each([
    ['Citizenship: US', { key: 'usCitizen', words: '' }],
    ['U.S. Citizen', { key: 'usCitizen', words: '' }],
    ['Nationality: American', { key: 'usCitizen', words: '' }],
    ['Green Card holder', { key: 'greenCard', words: '' }],
    ['Visa status: H-1B', { key: 'h1b', words: '' }],
    ['Nationality: Indian', { key: 'in_citizen', words: '' }],
    ['OCI card holder', { key: 'in_resident', words: '' }],
    ['Citizenship: German', { key: 'eu_citizen', words: '' }],
    ['Citizenship: Irish', { key: 'eu_citizen', words: '' }],
    ['New Zealand citizen', { key: 'nz_citizen', words: '' }],
    ['Nationality: Swiss', { key: 'ch_citizen', words: '' }],
    ['EU citizen', { key: 'eu_citizen', words: '' }],
    ['Canadian permanent resident', { key: 'ca_resident', words: '' }],
    ['Nationality: Brazilian', { key: 'optional', words: 'Brazilian' }],
    ['Work authorization: EAD', { key: 'optional', words: 'EAD' }],
    [
      'Authorised to work in the United Kingdom',
      { key: 'optional', words: 'Authorised to work in the United Kingdom' },
    ],
    ['Not a US citizen', undefined],
    ['Visa: N/A', undefined],
  ])('Right to work: %s', (line, expected) => {
    expect(authorizationIn(line)).toEqual(expected);
  });

  it.each([
    ['Rate: $85/hr', { from: 85, to: null, currency: 'USD' }],
    ['Hourly rate: 60 - 75 USD', { from: 60, to: 75, currency: 'USD' }],
    ['Expected rate: £45.50 per hour', { from: 45.5, to: null, currency: 'GBP' }],
    ['Rate: £450 per day', undefined],
    ['Heart rate: 60', undefined],
    ['Rate: 5', undefined],
  ])('Hourly: %s', (line, expected) => {
    expect(read(line).hourly?.value).toEqual(expected);
  });

  it.each([
    ['Expected salary: $120k', { from: 120_000, to: null, currency: 'USD' }],
    ['Salary expectations: €90,000 - 110,000', { from: 90_000, to: 110_000, currency: 'EUR' }],
    ['Expected CTC: 18 - 20 LPA', { from: 1_800_000, to: 2_000_000, currency: 'INR' }],
    ['Current CTC: 12 LPA', undefined],
    ['Expected salary: negotiable', undefined],
  ])('Salary: %s', (line, expected) => {
    expect(read(line).salary?.value).toEqual(expected);
  });

  it('What a description of work says is no statement of the person', () => {
    const work = [
      '',
      'Experience',
      'Immigration Paralegal, Oak Law, 2015 – 2019',
      '• Filed H-1B petitions, green card',
      '• Processed Secret clearance forms',
      'Rate: $85/hr',
    ];
    const { clearance, authorization, hourly } = read(...work);
    expect([clearance, authorization, hourly]).toEqual([undefined, undefined, undefined]);
  });

  it('A referee’s or an agency’s words are not the person’s', () => {
    expect(clearanceIn('', 'References', 'Bob Gray', 'Clearance: Secret')).toBeUndefined();
  });
});
