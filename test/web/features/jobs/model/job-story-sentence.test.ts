import { describe, expect, it } from 'vitest';
import type { JobStoryEntry } from '../../../../../shared/model/job-story.ts';
import { blankJob, bodyOf } from '../../../../../web/features/jobs/model/job-fields.ts';
import { jobStorySentence } from '../../../../../web/features/jobs/model/job-story-sentence.ts';

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Mbeki', avatar: null });
const entry: JobStoryEntry = {
  id: 1,
  at: '2026-11-17T10:00:00.000Z',
  by: { ...person(9, 'Ines'), role: 'manager' },
  what: 'posted',
  changed: [],
  candidate: null,
  recruiter: null,
};
const changeOf = (...changed: string[]) => jobStorySentence({ ...entry, what: 'changed', changed });

describe('A line of a job’s story', () => {
  it('names what was changed, each once, as a list that reads as a sentence', () => {
    expect(changeOf('title')).toBe('changed title');
    expect(changeOf('title', 'points')).toBe('changed title and points');
    expect(changeOf('rateFrom', 'rateTo', 'salaryTo', 'salaryFrom', 'points')).toBe(
      'changed hourly rate, salary and points',
    );
    expect(changeOf('salaryTo')).toBe(changeOf('salaryFrom'));
  });

  it('says that nothing was changed only where nothing was', () => {
    expect(changeOf()).toBe('saved the job unchanged');
    expect(changeOf('desc')).toBe(changeOf());
  });

  // Stored under another name, or following from a field beside.
  const stored: Record<string, string> = { cityId: 'city', tagIds: 'spheres', w2: 'employeeType' };
  const unasked = ['countryId', 'backgroundCheck', 'isCloned', 'version'];
  const keys = Object.keys(bodyOf(blankJob)).filter((key) => !unasked.includes(key));
  it.each(keys)('names the change of every field of the form: %s', (key) => {
    expect(changeOf(stored[key] ?? key)).toMatch(/^changed [a-z]/);
  });

  it.each(['posted', 'held', 'resumed', 'reopened'] as const)(
    'says in words of its own that the job was %s',
    (what) => {
      const others = (['posted', 'held', 'resumed', 'reopened', 'closed', 'changed'] as const).filter(
        (one) => one !== what,
      );
      const sentence = jobStorySentence({ ...entry, what });
      expect(sentence).toContain('the job');
      expect(others.map((one) => jobStorySentence({ ...entry, what: one }))).not.toContain(sentence);
    },
  );

  it('says with whom the job was closed, and who put them forward', () => {
    const closed = { ...entry, what: 'closed' as const };
    expect(jobStorySentence(closed)).toBe('closed the job without a hire');
    expect(jobStorySentence({ ...closed, candidate: person(3, 'Ada') })).toBe('closed the job with Ada Mbeki');
    expect(jobStorySentence({ ...closed, candidate: person(3, 'Ada'), recruiter: person(5, 'Joseph') })).toBe(
      'closed the job with Ada Mbeki, put forward by Joseph Mbeki',
    );
  });

  it('says whom one of several openings was filled with', () => {
    expect(jobStorySentence({ ...entry, what: 'hired', candidate: person(3, 'Ada'), isHire: true })).toBe(
      'hired Ada Mbeki and kept the job open',
    );
  });

  it('says that somebody was hired who hides from its reader by now', () => {
    const hire = { ...entry, isHire: true as const };
    expect(jobStorySentence({ ...hire, what: 'closed' })).toBe('closed the job with a hire');
    expect(jobStorySentence({ ...hire, what: 'closed', recruiter: person(5, 'Joseph') })).toBe(
      'closed the job with a hire, put forward by Joseph Mbeki',
    );
    expect(jobStorySentence({ ...hire, what: 'hired' })).toBe('hired somebody and kept the job open');
  });

  it('words each field as people know it, and the state that was changed', () => {
    const fields = [...keys.map((key) => stored[key] ?? key), 'city'];
    expect(Object.fromEntries(fields.map((field) => [field, changeOf(field).replace('changed ', '')]))).toEqual({
      title: 'title',
      description: 'description',
      clientId: 'client',
      city: 'city',
      positionType: 'workplace',
      startAt: 'start date',
      endAt: 'end date',
      rateFrom: 'hourly rate',
      rateTo: 'hourly rate',
      rateCurrency: 'hourly rate',
      salaryFrom: 'salary',
      salaryTo: 'salary',
      salaryCurrency: 'salary',
      spheres: 'skills',
      mustHaveSkillIds: 'must-haves',
      employmentType: 'employment',
      employmentTypeDesc: 'employment',
      shifts: 'shift',
      hoursPerWeek: 'hours',
      experienceYears: 'experience',
      mostExperienceYears: 'experience',
      employeeType: 'work types',
      citizenship: 'work authorization',
      citizenshipDesc: 'work authorization',
      clearanceType: 'clearance',
      travel: 'travel',
      travelPercent: 'travel',
      relocation: 'relocation',
      questions: 'questions',
      recruiters: 'recruiters',
      points: 'points',
      openings: 'openings',
      guaranteeDays: 'guarantee',
      referralShare: 'referral share',
    });
    const states = ['posted', 'held', 'resumed', 'reopened'] as const;
    expect(states.map((what) => jobStorySentence({ ...entry, what }))).toEqual([
      'posted the job',
      'put the job on hold',
      'resumed the job',
      'reopened the job',
    ]);
  });
});
