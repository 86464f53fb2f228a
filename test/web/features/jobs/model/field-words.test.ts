import { describe, expect, it } from 'vitest';
import { fieldNames, wordsOf } from '../../../../../web/features/jobs/model/field-words.ts';
import { blankJob, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { jobLabels } from '../../../../../web/features/jobs/model/job-problems.ts';

const base = { ...blankJob, title: 'Nurse', description: 'Care', points: 100 };

describe('A field of the job form', () => {
  const filled = {
    ...base,
    clientId: '7',
    city: { value: 1, label: 'Boston, MA' },
    positionType: 'on_site',
    skills: [{ value: 1, label: 'Nursing' }],
    hourly: { from: 60, to: 75, currency: 'USD' },
    employmentType: ['full_time' as const],
    travel: 'yes' as const,
    travelPercent: '100',
    relocation: 'false' as const,
    recruiters: [1, 2],
  };
  const clientName = (id: string) => (id === '7' ? 'Meridian' : '');

  it('is worded as people read it', () => {
    const said = Object.fromEntries(
      (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).map((field) => [
        field,
        wordsOf(field, filled, clientName),
      ]),
    );
    expect(said).toMatchObject({
      title: 'Nurse',
      clientId: 'Meridian',
      city: 'Boston, MA',
      positionType: 'On site',
      skills: 'Nursing',
      hourly: '$60–75/h',
      salary: 'Empty',
      employmentType: 'Full time',
      travel: 'Yes',
      travelPercent: 'Most of the time',
      relocation: 'No',
      recruiters: '2 chosen recruiters',
      points: '100',
      endAt: 'Empty',
    });
    expect(wordsOf('recruiters', blankJob, clientName)).toBe('All of your recruiters');
  });

  it('has a name of its own, by which the summary of problems calls it too', () => {
    const names = Object.values(fieldNames);
    expect(names.filter((name) => !/^[A-Z][a-z ]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const [field, label] of Object.entries(jobLabels))
      expect(label, field).toBe(fieldNames[field as keyof JobFields]);
  });

  it('is called the same everywhere', () => {
    expect(fieldNames).toEqual({
      title: 'Title',
      description: 'Description',
      clientId: 'Client',
      city: 'City',
      positionType: 'Workplace',
      skills: 'Skills',
      mustHaves: 'Must have',
      hourly: 'Hourly rate',
      salary: 'Salary',
      employmentType: 'Employment',
      employmentTypeDesc: 'Other employment',
      shifts: 'Shift',
      hoursPerWeek: 'Hours a week',
      experienceYears: 'Experience',
      mostExperienceYears: 'Most experience',
      employeeType: 'Work types',
      citizenship: 'Work authorization',
      citizenshipDesc: 'Other authorization',
      clearanceType: 'Clearance',
      travel: 'Travel',
      travelPercent: 'Share of the time',
      relocation: 'Relocation',
      startAt: 'Start date',
      endAt: 'End date',
      questions: 'Questions',
      recruiters: 'Recruiters',
      openings: 'Openings',
      points: 'Points',
      guaranteeDays: 'Guarantee',
      referralShare: 'Referral share',
    });
  });

  const every = (fields: JobFields) =>
    Object.keys(fieldNames).map((field) => wordsOf(field as keyof JobFields, fields, clientName));

  it('is worded with every choice that it has, and without any', () => {
    expect(
      every({
        ...filled,
        skills: [
          { value: 1, label: 'Nursing' },
          { value: 2, label: 'Triage' },
        ],
        mustHaves: [2],
        salary: { from: 90_000, to: 120_000, currency: 'USD' },
        positionType: 'hybrid',
        employmentType: ['full_time', 'other'],
        employmentTypeDesc: 'Weekends',
        shifts: ['day', 'night'],
        hoursPerWeek: 36,
        experienceYears: 5,
        mostExperienceYears: 8,
        employeeType: ['w2', '1099'],
        citizenship: ['usCitizen', 'greenCard'],
        citizenshipDesc: 'Any visa',
        clearanceType: ['secret', 'top_secret'],
        travel: 'no',
        travelPercent: '30',
        relocation: 'true',
        startAt: '2026-10-01',
        questions: [{ words: 'Which shift?', kind: 'text', choices: [], isRequired: false }],
        recruiters: [1],
        openings: 3,
        points: 1500,
        guaranteeDays: 90,
        referralShare: 15,
      }).join(' | '),
    ).toBe(
      'Nurse | Care | Meridian | Boston, MA | Hybrid | Nursing, Triage | 1 skill | $60–75/h | $90k–120k/yr | Full time, Other | ' +
        'Weekends | Day, Night | 36 | 5+ years | 8 years | W2, 1099 | US citizen, Green card | Any visa | Secret, Top Secret | No | 30% | Yes | 2026-10-01 | ' +
        'Empty | Which shift? | 1 chosen recruiter | 3 | 1,500 | 90 days | 15 %',
    );
    const blank = every(blankJob);
    expect(blank.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 'Empty'));
    expect(blank.slice(25)).toEqual(['All of your recruiters', '1', '0', 'No guarantee', 'The usual share']);
    expect(wordsOf('positionType', { ...blankJob, positionType: 'on the moon' }, clientName)).toBe('on the moon');
  });
});
