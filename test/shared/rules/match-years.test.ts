import { describe, expect, it } from 'vitest';
import { yearsReason } from '../../../shared/rules/match-years.ts';

describe('Years of work against those that a job asks for (PLUS-55)', () => {
  it.each<[number | null, number | undefined, number | null, string, string]>([
    [null, undefined, 5, 'unknown', 'The job names no years of experience'],
    [0, undefined, null, 'full', 'No experience needed'],
    [0, undefined, 12, 'full', 'No experience needed'],
    [5, undefined, null, 'unknown', 'The years of work are not known'],
    [5, undefined, 5, 'full', '5 years of work'],
    [5, undefined, 50, 'full', '50 years of work'],
    [5, undefined, 4, 'part', '4 years of work; the job asks for 5+ years'],
    [5, undefined, 3, 'none', '3 years of work; the job asks for 5+ years'],
    [1, undefined, 0, 'none', '0 years of work; the job asks for 1+ year'],
    [1, undefined, 1, 'full', '1 year of work'],
    [4, 6, 3, 'part', '3 years of work; the job asks for 4–6 years'],
    [4, 6, 2, 'none', '2 years of work; the job asks for 4–6 years'],
    [4, 6, 4, 'full', '4 years of work'],
    [4, 6, 6, 'full', '6 years of work'],
    [4, 6, 7, 'part', '7 years of work; the job asks for 4–6 years'],
    [0, 2, 0, 'full', '0 years of work'],
    [0, 2, 3, 'part', '3 years of work; the job asks for up to 2 years'],
    [0, 0, 3, 'part', '3 years of work; the job asks for none'],
    [0, 2, null, 'unknown', 'The years of work are not known'],
  ])('asked from %s to %s, has %s', (experienceYears, most, has, fit, words) => {
    const asked = { experienceYears, ...(most !== undefined && { mostExperienceYears: most }) };
    expect(yearsReason(asked, has)).toMatchObject({ fit, words });
  });

  it('count only where the job asks for some', () => {
    expect(yearsReason({ experienceYears: 0 }, 3)).toHaveProperty('asksNothing', true);
    expect(yearsReason({ experienceYears: 0, mostExperienceYears: 2 }, 1)).not.toHaveProperty('asksNothing');
  });
});
