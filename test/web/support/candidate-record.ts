import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { profileCompleteness } from '../../../shared/rules/profile-completeness.ts';

/** An education that goes on. */
export const rice = { id: 7, version: 3, school: 'Rice', degree: 'BSc', study: 'Physics', from: 2010, to: null };
/** Work that has ended. */
export const nurse = {
  id: 9,
  version: 2,
  title: 'ICU nurse',
  company: 'Meridian',
  location: 'Boston',
  fromMonth: 5,
  fromYear: 2015,
  toMonth: 6,
  toYear: 2019,
  isWorking: false,
};
/** A certification with a link. */
export const acls = {
  id: 4,
  version: 2,
  name: 'ACLS',
  issueOrg: 'AHA',
  issueMonth: 5,
  issueYear: 2019,
  expireMonth: null,
  expireYear: 2027,
  credentialId: 'A-1',
  credentialUrl: 'https://example.com/a',
  state: 'Texas',
};
const sent = { hourly: null, salary: null, state: null, country: null };
/** Employee info in which everything was given, but for another authorization. */
export const info = {
  ...noEmployeeInfo,
  ...sent,
  version: 6,
  rateFrom: 40,
  rateTo: 60,
  rateCurrency: 'USD',
  salaryFrom: 90_000,
  salaryCurrency: 'USD',
  relocation: true,
  citizenship: ['greenCard'],
  clearanceType: ['secret'],
  workStartedAt: '1990-01-01T00:00:00.000Z',
  spheres: [{ id: 2, name: 'Triage' }],
  softSkills: ['communication'],
  languages: [{ name: 'Spanish', level: 'native' }],
  links: [{ title: '', url: 'https://ana.example/work' }],
  city: {
    id: 5,
    name: 'Austin',
    state: { id: 5, name: 'Texas', code: 'TX' },
    country: { id: 840, name: 'United States' },
  },
};
/** What of the record is there, but for a picture. */
export const parts = {
  skills: true,
  experience: true,
  place: true,
  pay: true,
  authorization: true,
  years: true,
  education: true,
};
/** A record of Priya Iyer with everything in it, and entries with nothing but a name. */
export const full = {
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  educations: [rice, { ...rice, id: 8, school: 'MIT', degree: '', study: '', from: null, to: null }],
  certifications: [
    acls,
    {
      ...acls,
      id: 5,
      name: 'BLS',
      issueOrg: '',
      credentialId: '',
      issueMonth: null,
      issueYear: null,
      expireYear: null,
    },
    { ...acls, id: 6, name: 'CPR', credentialUrl: null, credentialId: '' },
  ],
  workExperiences: [nurse],
  employeeInfo: info,
  completeness: profileCompleteness({ ...parts, picture: true }),
  isEditable: true,
  isFavorite: null,
  isViewed: null,
};
/** The same record without anything in it. */
export const none = {
  ...full,
  educations: [],
  certifications: [],
  workExperiences: [],
  employeeInfo: { ...noEmployeeInfo, ...sent },
};
