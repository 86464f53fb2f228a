import { describe, expect, it } from 'vitest';
import { blankJob } from '../../../../web/features/jobs/job-fields.ts';
import { fieldNames, wordsOf } from '../../../../web/features/jobs/field-words.ts';
import { changesSince, firstChoices, mergedFields } from '../../../../web/features/jobs/merge-job.ts';

const base = { ...blankJob, title: 'Nurse', description: 'Care', points: 100 };

describe('Two edits of one job', () => {
  const mine = { ...base, title: 'Night nurse', description: 'Care at night' };
  const theirs = { ...base, title: 'Day nurse', points: 300 };

  it('differ in the fields that others changed; one changed by both has no choice yet', () => {
    const changes = changesSince(base, mine, theirs);
    expect(changes).toEqual([
      { field: 'title', isBoth: true },
      { field: 'points', isBoth: false },
    ]);
    expect(firstChoices(changes)).toEqual({ points: 'theirs' });
  });

  it('become one that has each chosen value, and everything else of this form', () => {
    expect(mergedFields(mine, theirs, { title: 'theirs', points: 'theirs' })).toEqual({
      ...base,
      title: 'Day nurse',
      description: 'Care at night',
      points: 300,
    });
    expect(mergedFields(mine, theirs, { title: 'mine', points: 'mine' })).toEqual(mine);
  });

  it('that say the same do not differ', () => {
    expect(changesSince(base, theirs, theirs)).toEqual([]);
  });

  it('without a known beginning differ wherever their values do, each to be chosen', () => {
    expect(changesSince(undefined, mine, theirs).map(({ field, isBoth }) => [field, isBoth])).toEqual([
      ['title', true],
      ['description', true],
      ['points', true],
    ]);
  });
});

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
});
