import { describe, expect, it } from 'vitest';
import type { Outlook } from '../../../shared/model/pipeline.ts';
import { outlookWords } from '../../../shared/rules/outlook-words.ts';

const now = '2026-09-08T10:00:00.000Z';
const outlook = (over: Partial<Outlook> = {}): Outlook => ({
  status: 'submitted',
  since: '2026-09-01T10:00:00.000Z',
  isSilent: false,
  isManagerReminded: false,
  usually: { of: 6, went: 4, to: 'first_interview_scheduled', days: 3 },
  ...over,
});

describe('What usually comes next', () => {
  it('is said to candidates as a fact of the job’s past and not as a promise (PLUS-13)', () => {
    expect(outlookWords(outlook(), 'candidate', now)).toEqual([
      'Of 6 others who were at this point of the same job, 4 were invited to a first interview, half of them within 3 days. That is how it went for them, not a promise.',
    ]);
  });

  it.each([
    ['contacted', 'went back to their recruiter', 'went on to Contacted'],
    ['submitted', 'were put forward again', 'went on to Submitted'],
    ['first_interview_complete', 'had their first interview', 'went on to First Interview Complete'],
    ['rejected', 'were not taken further', 'went on to Rejected'],
    ['second_interview_scheduled', 'were invited to a second interview', 'went on to Second Interview Scheduled'],
    ['second_interview_complete', 'had their second interview', 'went on to Second Interview Complete'],
    ['candidate_selected', 'were selected', 'went on to Candidate Selected'],
    ['hiring_onboarding', 'were hired', 'went on to Hiring/OnBoarding'],
  ] as const)('to %s is said as “%s” to candidates', (to, toCandidates, toTeam) => {
    const usually = { of: 6, went: 4, to, days: 3 };
    expect(outlookWords(outlook({ usually }), 'candidate', now)[0]).toContain(`4 ${toCandidates}, half`);
    expect(outlookWords(outlook({ usually }), 'team', now)[0]).toContain(`4 ${toTeam}, half`);
  });

  it('is named by its status to those who work on the candidate', () => {
    expect(outlookWords(outlook(), 'team', now)[0]).toContain('4 went on to First Interview Scheduled');
  });

  it('is not made up where too few have come this far', () => {
    expect(outlookWords(outlook({ usually: null }), 'candidate', now)).toEqual([
      'Too few people have come this far on this job to say what usually comes next.',
    ]);
  });

  it('comes after how long the manager has not decided, and whether they were reminded (PLUS-12)', () => {
    const silent = outlook({ isSilent: true });
    expect(outlookWords(silent, 'candidate', now)[0]).toBe('The hiring manager has not decided for 7 days.');
    expect(outlookWords({ ...silent, isManagerReminded: true }, 'candidate', now)[0]).toBe(
      'The hiring manager has not decided for 7 days and has been reminded.',
    );
  });

  it('addresses the manager who has not decided (PLUS-12)', () => {
    const silent = outlook({ isSilent: true, isManagerReminded: true });
    expect(outlookWords(silent, 'manager', now)).toEqual([
      'You have not decided for 7 days and have been reminded.',
      outlookWords(silent, 'team', now)[1],
    ]);
  });

  it.each(['rejected', 'hiring_onboarding'] as const)('is not said after %s', (status) => {
    expect(outlookWords(outlook({ status }), 'candidate', now)).toEqual([]);
  });
});
