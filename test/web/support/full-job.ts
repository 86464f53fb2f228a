import type { Job } from '../../../shared/model/job.ts';
import type { City } from '../../../shared/model/place.ts';
import { aJob } from '../../support/builders.ts';

/** A city as jobs name it. */
export const houston: City = {
  id: 7,
  name: 'Houston',
  lat: 29.8,
  lng: -95.4,
  population: 2_300_000,
  zip: '77001',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
};

/** An open job with everything that a job can have, except for its end. */
export const aFullJob = (over: Partial<Job> = {}): Job =>
  aJob({
    clientId: 7,
    client: { companyName: 'Lakeside Hospital' },
    cityId: houston.id,
    city: houston,
    salaryFrom: 90_000,
    salaryTo: 120_000,
    salaryCurrency: 'USD',
    spheres: [
      { id: 2, name: 'Triage' },
      { id: 3, name: 'Dialysis' },
    ],
    mustHaveSkillIds: [3],
    employmentType: ['full_time', 'other'],
    employmentTypeDesc: 'Weekends',
    shifts: ['evening', 'night'],
    hoursPerWeek: 36,
    experienceYears: 2,
    mostExperienceYears: 6,
    employeeType: ['w2', 'corp_to_corp'],
    citizenship: ['usCitizen', 'optional'],
    citizenshipDesc: 'Any visa',
    clearanceType: ['secret', 'public_trust'],
    positionType: 'hybrid',
    travel: true,
    travelPercent: 100,
    relocation: false,
    startAt: '2026-10-01T12:00:00.000Z',
    endAt: '2026-12-01T12:00:00.000Z',
    points: 1500,
    openings: 3,
    guaranteeDays: 90,
    candidatesCount: 3,
    recruiters: [2001],
    isCloned: true,
    ...over,
  });

/** How a job of the built people ended. */
export const aClosing: NonNullable<Job['closed']> = {
  at: '2026-03-01T12:00:00.000Z',
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  recruiter: { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
};

/** What the form of this job sends where nothing is changed. */
export const fullJobBody = {
  title: 'ICU registered nurse, nights',
  description: 'Care for **critical** patients.',
  clientId: 7,
  cityId: houston.id,
  countryId: 0,
  positionType: 'hybrid',
  tagIds: [2, 3],
  mustHaveSkillIds: [3],
  rateFrom: 60,
  rateTo: 75,
  rateCurrency: 'USD',
  salaryFrom: 90_000,
  salaryTo: 120_000,
  salaryCurrency: 'USD',
  employmentType: ['full_time', 'other'],
  employmentTypeDesc: 'Weekends',
  shifts: ['evening', 'night'],
  hoursPerWeek: 36,
  experienceYears: 2,
  mostExperienceYears: 6,
  employeeType: ['w2', 'corp_to_corp'],
  w2: true,
  citizenship: ['usCitizen', 'optional'],
  citizenshipDesc: 'Any visa',
  clearanceType: ['secret', 'public_trust'],
  backgroundCheck: true,
  travel: true,
  travelPercent: 100,
  relocation: false,
  startAt: new Date(2026, 9, 1).toISOString(),
  endAt: new Date(2026, 11, 1, 23, 59, 59, 999).toISOString(),
  questions: [],
  recruiters: [2001],
  openings: 3,
  points: 1500,
  guaranteeDays: 90,
  referralShare: null,
};
