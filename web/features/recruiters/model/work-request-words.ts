import type { WorkRequest } from '../../../../shared/model/work-request.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** How a request's state is called and coloured. */
export const wordsOfRequest: Record<WorkRequest['state'], { label: string; meaning: Meaning }> = {
  created: { label: 'Asked', meaning: 'amber' },
  accepted: { label: 'Accepted', meaning: 'accent' },
  working: { label: 'Working', meaning: 'green' },
  declined: { label: 'Declined', meaning: 'red' },
  self_closed: { label: 'Ended by recruiter', meaning: 'neutral' },
  closed: { label: 'Closed', meaning: 'neutral' },
  finished: { label: 'Finished', meaning: 'green' },
};

/** What happened last to a request, in words, and when. */
export function lastStepOf({ state, createdAt, answeredAt, startedAt, endedAt }: WorkRequest): {
  word: string;
  at: string;
} {
  const steps: Record<WorkRequest['state'], [string, string | null]> = {
    created: ['Asked', createdAt],
    accepted: ['Accepted', answeredAt],
    working: ['Started', startedAt],
    declined: ['Declined', answeredAt],
    self_closed: ['Ended', endedAt],
    closed: ['Closed', endedAt],
    finished: ['Finished', endedAt],
  };
  const [word, at] = steps[state];
  return { word, at: at ?? createdAt };
}
