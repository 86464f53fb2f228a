import { expect, it } from 'vitest';
import type { TimelineEntry } from '../../../../../shared/model/pipeline.ts';
import { timelineSentence } from '../../../../../web/features/pipeline/model/timeline-sentence.ts';

const base = {
  id: 1,
  at: '2026-03-01T10:00:00.000Z',
  by: { id: 2, firstName: 'Olivia', lastName: 'Brandt', avatar: null, role: 'recruiter' },
} as const;
const change = {
  ...base,
  type: 'status_change',
  from: 'contacted',
  to: 'submitted',
  reason: null,
  undo: false,
} as const;
const candidate = { ...base.by, role: 'candidate' } as const;
const note = { ...base, type: 'user_note', note: 'Called her', editedAt: null } as const;

it.each<[string, TimelineEntry]>([
  ['moved Priya from Contacted to Submitted', change],
  ['put Priya forward as Contacted', { ...change, from: null, to: 'contacted' }],
  ['undid the move to Submitted, back to Contacted', { ...change, from: 'submitted', to: 'contacted', undo: true }],
  ['agreed to be put forward', { ...change, by: candidate, from: null, to: 'contacted' }],
  ['withdrew from this job', { ...change, by: candidate, to: 'rejected' }],
  ['hired Priya', { ...base, type: 'hired', startOn: '2026-10-05' }],
  ['changed the date of the interview', { ...base, type: 'interview_date', interviewAt: base.at }],
  ['removed the date of the interview', { ...base, type: 'interview_date', interviewAt: null }],
  ['wrote a note', note],
  ['wrote a note, edited since', { ...note, editedAt: '2026-03-02T10:00:00.000Z' }],
])('A timeline sentence follows its author’s name: %s (PIPE-15)', (sentence, entry) => {
  expect(timelineSentence(entry, 'Priya')).toBe(sentence);
});
