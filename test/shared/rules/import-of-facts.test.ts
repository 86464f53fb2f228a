import { expect, it } from 'vitest';
import type { ParsedFactsSent } from '../../../shared/model/parsed-resume.ts';
import { importOfFacts } from '../../../shared/rules/import-of-facts.ts';

const read = <T>(value: T) => ({ value, confidence: 0.9, sources: [] });
const noDates = { fromYear: null, fromMonth: null, toYear: null, toMonth: null };

it('A resume’s facts fill the form of an import, each in its field (RESUME-06)', () => {
  const facts: ParsedFactsSent = {
    location: null,
    firstName: read('Ada'),
    lastName: read('Byron'),
    email: read('ada@example.com'),
    phone: read({ prefix: '44', number: '2079460018' }),
    skills: [read({ id: 4, name: 'SQL' }), read({ id: 9, name: 'React' })],
    workExperiences: [
      {
        title: read('Analyst'),
        company: read('Engines Ltd'),
        location: read('London'),
        isWorking: false,
        fromYear: read(2015),
        fromMonth: read(2),
        toYear: read(2019),
        toMonth: read(11),
      },
    ],
    educations: [
      { school: read('Ohio State'), degree: read('BSc'), study: read('Nursing'), from: read(2010), to: read(2014) },
    ],
    certifications: [{ name: read('PMP'), issueOrg: read('PMI'), issueYear: read(2020), issueMonth: read(6) }],
    clearance: read('secret' as const),
    authorization: read({ key: 'optional' as const, words: 'Indian' }),
    hourly: read({ from: 80, to: 95, currency: 'USD' }),
  };
  expect(importOfFacts(facts)).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phonePrefix: '44',
    phone: '2079460018',
    tagIds: [4, 9],
    clearanceType: ['secret'],
    citizenship: ['optional'],
    citizenshipDesc: 'Indian',
    hourly: { from: 80, to: 95, currency: 'USD' },
    salary: { from: null, to: null, currency: null },
    workExperiences: [
      {
        title: 'Analyst',
        company: 'Engines Ltd',
        location: 'London',
        isWorking: false,
        fromYear: 2015,
        fromMonth: 2,
        toYear: 2019,
        toMonth: 11,
      },
    ],
    educations: [{ school: 'Ohio State', degree: 'BSc', study: 'Nursing', from: 2010, to: 2014 }],
    certifications: [
      {
        name: 'PMP',
        issueOrg: 'PMI',
        issueYear: 2020,
        issueMonth: 6,
        expireYear: null,
        expireMonth: null,
        credentialId: '',
        credentialUrl: null,
        state: '',
      },
    ],
  });
});

it('What a resume does not say stays empty, and nothing is added', () => {
  const nothing: ParsedFactsSent = {
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    location: null,
    skills: [],
    workExperiences: [{ title: null, company: null, location: null, isWorking: true, ...noDates }],
    educations: [{ school: null, degree: null, study: null, from: null, to: null }],
    certifications: [{ name: read('PMP'), issueOrg: null, issueYear: null, issueMonth: null }],
  };
  expect(importOfFacts(nothing)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phonePrefix: null,
    phone: null,
    tagIds: [],
    clearanceType: [],
    citizenship: [],
    citizenshipDesc: '',
    hourly: { from: null, to: null, currency: null },
    salary: { from: null, to: null, currency: null },
    workExperiences: [{ title: '', company: '', location: '', isWorking: true, ...noDates }],
    educations: [{ school: '', degree: '', study: '', from: null, to: null }],
    certifications: [
      {
        name: 'PMP',
        issueOrg: '',
        issueYear: null,
        issueMonth: null,
        expireYear: null,
        expireMonth: null,
        credentialId: '',
        credentialUrl: null,
        state: '',
      },
    ],
  });
  const phone = read({ prefix: '', number: '5125550142' });
  expect(importOfFacts({ ...nothing, phone })).toMatchObject({ phonePrefix: null, phone: '5125550142' });
});
