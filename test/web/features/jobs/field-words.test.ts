import { describe, expect, it } from 'vitest';
import { fieldNames, wordsOf } from '../../../../web/features/jobs/field-words.ts';
import { blankJob, type JobFields } from '../../../../web/features/jobs/job-fields.ts';
import { jobLabels } from '../../../../web/features/jobs/job-problems.ts';

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
});
