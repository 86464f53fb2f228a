import { describe, expect, it } from 'vitest';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../shared/constants/pipeline.ts';
import { standingWords } from '../../../shared/rules/candidate-standing.ts';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';
import { standingOf } from '../../../web/features/candidate-jobs/model/standing.ts';

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
      expect(`${sentence} ${standingWords({ state: 'accepted', status, recruiter })?.text}`).not.toMatch(/reject/i);
    },
  );

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
