import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';

/** A choice of which the other recruiters are notified once it can no longer be undone. */
export interface WaitingChoice {
  claimId: number;
  confirmedAt: string;
  dueAt: string;
}

const keptSeconds = 86_400;

/** The write of a choice that waits. */
export function waitingChoiceWrite(choice: WaitingChoice): SingleWrite {
  const ttl = Math.floor(Date.parse(choice.dueAt) / 1000) + keptSeconds;
  return { put: { ...keys.waitingChoice(choice), ...choice, ttl } };
}

/** The write that a choice waits no longer. */
export function noWaitingChoiceWrite(choice: WaitingChoice): SingleWrite {
  return { remove: keys.waitingChoice(choice) };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  waitingChoice: {
    holds: 'which choice of a recruiter can still be undone, by id',
    found: 'not by person',
    exported: { not: 'It repeats the claim, and is deleted after minutes.' },
    erasure: { does: 'keep', reason: 'It is deleted after minutes, a day at the latest', days: 2 },
  },
  waitingChoices: { leadsTo: 'waitingChoice' },
} satisfies PersonalData;
