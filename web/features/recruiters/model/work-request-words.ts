import type { WorkRequest } from '../../../../shared/model/work-request.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

const words: Record<WorkRequest['state'], { label: string; meaning: Meaning }> = {
  created: { label: 'Asked', meaning: 'amber' },
  accepted: { label: 'Accepted', meaning: 'accent' },
  working: { label: 'Working', meaning: 'green' },
  declined: { label: 'Declined', meaning: 'red' },
  self_closed: { label: 'Ended by recruiter', meaning: 'neutral' },
  closed: { label: 'Closed', meaning: 'neutral' },
  finished: { label: 'Finished', meaning: 'green' },
};

/** How a request's state is called and coloured; one that a recruiter made waits for its reader, the manager. */
export function stateOfRequest({ state, askedBy }: Pick<WorkRequest, 'state' | 'askedBy'>) {
  return askedBy === 'recruiter' && state === 'created' ? { ...words.created, label: 'Asks to work' } : words[state];
}

/** Since when a request is in its state. */
export function sinceOf({ state, createdAt, answeredAt, startedAt, endedAt }: WorkRequest): string {
  const steps: Record<WorkRequest['state'], string | null> = {
    created: createdAt,
    accepted: answeredAt,
    working: startedAt,
    declined: answeredAt,
    self_closed: endedAt,
    closed: endedAt,
    finished: endedAt,
  };
  return steps[state] ?? createdAt;
}
