import { expect, it } from 'vitest';
import { closingOutcome } from '../../../../../web/features/jobs/model/closing-outcome.ts';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const gone = 'The job disappears from the public list immediately.';

it.each([
  [
    'a hire with other candidates',
    { candidate: priya, recruiter: olivia, points: 1500, candidates: 4 },
    ['Priya Iyer is hired.', 'Olivia Brandt earns 1,500 points.', '3 other candidates can no longer be moved.', gone],
  ],
  [
    'a hire with one other candidate, without points',
    { candidate: priya, recruiter: olivia, points: 0, candidates: 2 },
    ['Priya Iyer is hired.', 'No one earns points.', 'One other candidate can no longer be moved.', gone],
  ],
  [
    'a hire of the only candidate, without a recruiter',
    { candidate: priya, recruiter: null, points: 500, candidates: 1 },
    ['Priya Iyer is hired.', 'No one earns points.', gone],
  ],
  [
    'no hire',
    { candidate: null, recruiter: null, points: 500, candidates: 1 },
    ['No one is hired.', 'No one earns points.', 'One other candidate can no longer be moved.', gone],
  ],
])('Closing a job says what follows from %s (JOB-45)', (_, closing, sentences) => {
  expect(closingOutcome(closing)).toEqual(sentences);
});
