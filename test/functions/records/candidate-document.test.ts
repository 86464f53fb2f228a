import { describe, expect, it } from 'vitest';
import { cityById } from '../../../functions/features/lookups/cities.ts';
import { candidateDocument } from '../../../functions/records/candidate-document.ts';
import type { CandidateRecord } from '../../../functions/records/candidate-profile.ts';
import { noEmployeeInfo, type WorkExperience } from '../../../shared/model/candidate-profile.ts';

const empty: CandidateRecord = {
  head: undefined,
  employeeInfo: undefined,
  educations: [],
  certifications: [],
  workExperiences: [],
};
const facts = {
  person: { firstName: 'Priya', lastName: 'Iyer' },
  createdAt: '2026-09-01T10:00:00.000Z',
  jobIds: [],
  met: [],
};
const work = (id: number, title: string, over: Partial<WorkExperience> = {}): WorkExperience => ({
  id,
  version: 1,
  title,
  company: 'Lakeside',
  location: '',
  isWorking: false,
  fromYear: 2010,
  fromMonth: null,
  toYear: 2012,
  toMonth: null,
  ...over,
});

describe('The search document of a candidate', () => {
  it('of an empty record has the name, and nothing that could be found by mistake', () => {
    expect(candidateDocument(empty, facts)).toMatchObject({
      firstName: 'Priya',
      lastName: 'Iyer',
      title: null,
      summary: '',
      current: 'available',
      jobIds: [],
      skills: [],
      clearanceType: [],
      citizenship: [],
      rateFrom: null,
      cityId: null,
      workStartedAt: null,
      createdAt: Date.parse('2026-09-01T10:00:00.000Z'),
    });
  });

  it('has the title of the position that goes on, else of the last one', () => {
    const [nurse, lead] = [work(1, 'Nurse', { isWorking: true, toYear: null }), work(2, 'Lead', { toYear: 2025 })];
    expect(candidateDocument({ ...empty, workExperiences: [lead, nurse] }, facts).title).toBe('Nurse');
    const past = { ...empty, workExperiences: [work(1, 'Nurse'), lead] };
    expect(candidateDocument(past, facts).title).toBe('Lead');
  });

  it('has place, skills, pay, clearance, authorization and begin of work from the employee info', () => {
    const city = cityById(4_930_956) ?? null;
    const employeeInfo = {
      ...noEmployeeInfo,
      city,
      rateFrom: 60,
      rateTo: 75,
      rateCurrency: 'USD',
      relocation: true,
      spheres: [{ id: 1001, name: 'React' }],
      clearanceType: ['secret' as const],
      citizenship: ['usCitizen' as const],
      workStartedAt: '2015-03-01T00:00:00.000Z',
      softSkills: ['teamwork' as const],
    };
    expect(candidateDocument({ ...empty, employeeInfo }, facts)).toMatchObject({
      cityId: 4_930_956,
      cityName: 'Boston',
      countryId: 840,
      rateFrom: 60,
      rateTo: 75,
      rateCurrency: 'USD',
      skills: [{ id: 1001, name: 'React' }],
      clearanceType: ['secret'],
      citizenship: ['usCitizen'],
      relocation: true,
      summary: 'Teamwork',
      workStartedAt: Date.parse('2015-03-01T00:00:00.000Z'),
    });
  });

  it('of a candidate on a job is assigned', () => {
    expect(candidateDocument(empty, { ...facts, jobIds: [7] })).toMatchObject({ current: 'assigned', jobIds: [7] });
  });
});
