import { describe, expect, it } from 'vitest';
import { notificationLetter } from '../../../functions/features/notification-mail/notification-letters.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../shared/constants/pipeline.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import { type OwnStanding, standingWords } from '../../../shared/rules/candidate-standing.ts';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';
import { someTime } from '../../support/builders.ts';
import { isDated, standingOf } from '../../../web/features/candidate-jobs/model/standing.ts';

const recruiter = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const candidate = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const words: Record<PipelineStatus, string> = {
  contacted: 'With a recruiter',
  submitted: 'Put forward',
  first_interview_scheduled: 'First interview',
  first_interview_complete: 'First interview done',
  second_interview_scheduled: 'Second interview',
  second_interview_complete: 'Second interview done',
  candidate_selected: 'Selected',
  hiring_onboarding: 'Hired',
  rejected: 'Not this time',
};

describe('Where a candidate stands', () => {
  it.each(Object.entries(words) as [PipelineStatus, string][])(
    'is said in the same words on the page and in the bell and mail: %s is “%s” (PLUS-13)',
    (status, word) => {
      expect(standingOf({ state: 'accepted', status, recruiter })?.word).toBe(word);
      const payload = {
        job: { id: 1, title: 'ICU nurse' },
        candidate,
        status: { from: null, to: pipelineStatusLabels[status] },
      };
      const sentence = notificationSentence(
        { type: 'candidate_status_changed', payload },
        { role: 'candidate', when: String },
      );
      expect(sentence).toBe(`${word}: ICU nurse`);
      const text = standingOf({ state: 'accepted', status, recruiter })?.text;
      const news = { id: 1, type: 'candidate_status_changed', payload, createdAt: someTime, viewedAt: null };
      const letter = notificationLetter(
        { firstName: 'Priya', role: 'candidate', timeZone: 'UTC' },
        news as Notification,
        { what: 'progress' },
        { siteUrl: 'https://hirehub.example', token: 'token' },
      );
      expect(JSON.stringify(letter)).toContain(sentence);
      expect(JSON.stringify(letter)).toContain(text);
      expect(`${sentence} ${standingWords({ state: 'accepted', status, recruiter })?.text}`).not.toMatch(/reject/i);
    },
  );

  it('is that the job is on hold, unless they are hired, rejected or have withdrawn', () => {
    const said = (own: Partial<OwnStanding>) =>
      standingWords({ state: 'accepted', status: 'submitted', recruiter, jobStatus: 'on_hold', ...own })?.word;
    expect([said({}), said({ state: 'waiting', status: null })]).toEqual(['On hold', 'On hold']);
    expect([said({ hired: { at: someTime, startOn: null } }), said({ status: 'rejected' })]).toEqual([
      'Hired',
      'Not this time',
    ]);
    expect(said({ state: 'withdrawn', status: null })).toBe('Withdrawn');
    // Since when a job is on hold, the application does not say.
    const running = { state: 'accepted', status: 'submitted', recruiter } as const;
    const dated = [running, { ...running, jobStatus: 'signed' }, { ...running, jobStatus: 'on_hold' }].map(isDated);
    expect(dated).toEqual([true, true, false]);
  });

  it.each([
    ['waiting', 'Waiting'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('while the application is %s is “%s”, whatever the status was', (state, word) => {
    for (const status of [null, 'submitted'] as const) {
      const said = standingWords({ state, status, recruiter });
      expect(said?.word).toBe(word);
      expect(said?.text).toMatch(/^(Your application is with|You have withdrawn)/);
    }
  });

  it.each<[string, OwnStanding, string, RegExp]>([
    [
      'waits',
      { state: 'waiting', status: null, recruiter: null },
      'Hidden',
      /Until you change that, nothing happens here/,
    ],
    [
      'was put forward',
      { state: 'accepted', status: 'submitted', recruiter },
      'Hidden',
      /^You hide from Acme, so its people/,
    ],
    [
      'was hired',
      { state: 'accepted', status: 'candidate_selected', recruiter, hired: { at: '', startOn: null } },
      'Hired',
      /^The job is yours\. You hide from Acme, .* nobody can contact you/,
    ],
    ['was refused', { state: 'accepted', status: 'rejected', recruiter }, 'Not this time', /^The team has decided/],
    ['has withdrawn', { state: 'withdrawn', status: null, recruiter }, 'Withdrawn', /^You have withdrawn/],
    [
      'was not chosen',
      { state: 'accepted', status: 'submitted', recruiter, ended: 'filled' },
      'Not this time',
      /^Another/,
    ],
  ])('of who hides from the company and %s is one true sentence (PLUS-40)', (_what, own, word, text) => {
    const said = standingWords({ ...own, hiddenFrom: 'Acme' });
    expect(said?.word).toBe(word);
    expect(said?.text).toMatch(text);
    expect(said?.text).not.toMatch(/reading your profile|contacts you next/);
  });

  it('says who is hired from when, and to the others kindly how the job ended (PLUS-50)', () => {
    const own = { state: 'accepted', status: 'candidate_selected', recruiter } as const;
    const hired = standingOf({ ...own, hired: { at: '2026-09-20T10:00:00.000Z', startOn: '2026-10-05' } });
    expect(hired).toMatchObject({ word: 'Hired', meaning: 'green' });
    expect(hired?.text).toMatch(/^Congratulations.*Your first day is Monday, October 5, 2026\..*contacts you next/);
    expect(standingWords({ ...own, hired: { at: '', startOn: null } })?.text).toMatch(
      /first day is still to be agreed/,
    );
    expect(standingOf({ ...own, ended: 'filled' })).toMatchObject({ word: 'Not this time', meaning: 'neutral' });
    expect(standingWords({ ...own, ended: 'filled' })?.text).toMatch(/^Another candidate was chosen.*Thank you/);
    expect(standingWords({ ...own, ended: 'unfilled' })?.text).toMatch(/without hiring anybody/);
  });

  it('is said in the bell with the first day, and kindly to those who were not chosen (PLUS-50)', () => {
    const reader = { role: 'candidate', when: String } as const;
    const job = { id: 1, title: 'Welder' };
    const hired = { job, manager: candidate, candidate, startOn: '2026-10-05' };
    expect(notificationSentence({ type: 'candidate_hired', payload: hired }, reader)).toBe(
      'Congratulations, you are hired: Welder, from Monday, October 5, 2026',
    );
    const open = { type: 'candidate_hired', payload: { ...hired, startOn: null } } as const;
    expect(notificationSentence(open, reader)).toBe('Congratulations, you are hired: Welder');
    const closed = (end: 'filled' | 'unfilled') =>
      notificationSentence({ type: 'closed_job', payload: { job, manager: candidate, end } }, reader);
    expect([closed('filled'), closed('unfilled')]).toEqual([
      'Another candidate was chosen for Welder',
      'Welder was closed without a hire',
    ]);
  });

  it('is not named to recruiters of others', () => {
    const payload = { job: { id: 1, title: 'Welder' }, manager: candidate, isFilled: true };
    const sentence = notificationSentence({ type: 'job_closed', payload }, { role: 'recruiter', when: String });
    expect(sentence).toBe('Welder has been closed: another candidate was hired');
  });

  it('is nothing without an application', () => {
    expect(standingWords(null)).toBeUndefined();
    expect(standingWords({ state: null, status: 'submitted', recruiter })).toBeUndefined();
  });

  it('names the hiring manager where no recruiter represents the candidate', () => {
    expect(standingWords({ state: 'accepted', status: 'contacted', recruiter: null })?.word).toBe(
      'With the hiring manager',
    );
  });
});
