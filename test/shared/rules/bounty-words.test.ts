import { expect, it } from 'vitest';
import type { Role } from '../../../shared/constants/roles.ts';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';

const bounty = {
  job: { id: 1, title: 'Welder' },
  candidate: { id: 2, firstName: 'Priya', lastName: 'Iyer' },
  points: 1500,
};
const rows: [payload: object, role: Role, sentence: string][] = [
  [
    { ...bounty, how: 'asked', until: 'X' },
    'recruiter',
    'Priya Iyer left, says the manager: 1,500 points for Welder return unless you contest this until X',
  ],
  [{ ...bounty, how: 'contested' }, 'manager', 'The return of 1,500 points for Priya Iyer on Welder is contested'],
  [
    { ...bounty, how: 'upheld' },
    'recruiter',
    'Your contest of 1,500 points for Priya Iyer on Welder is decided: you do not keep them',
  ],
  [
    { ...bounty, how: 'upheld' },
    'manager',
    'The contest of 1,500 points for Priya Iyer on Welder is decided: the recruiter does not keep them',
  ],
  [
    { ...bounty, how: 'restored' },
    'manager',
    'The contest of 1,500 points for Priya Iyer on Welder is decided: the recruiter keeps them',
  ],
  [
    { ...bounty, how: 'restored' },
    'candidate',
    'Your contest of 1,500 points for Priya Iyer on Welder is decided: you keep them',
  ],
  [
    { ...bounty, how: 'returned' },
    'recruiter',
    'Priya Iyer left within the guarantee, so 1,500 points for Welder returned',
  ],
  [
    { ...bounty, how: 'disputed' },
    'recruiter',
    'The manager contests who earned 1,500 points for Priya Iyer on Welder; they wait for a decision',
  ],
  [
    { ...bounty, how: 'reviewed', until: null },
    'recruiter',
    'HireHub has looked at this hire: 1,500 points for Priya Iyer on Welder are available',
  ],
  [
    { ...bounty, how: 'reviewed', until: 'X' },
    'recruiter',
    'HireHub has looked at this hire: 1,500 points for Priya Iyer on Welder are held only for the guarantee, until X',
  ],
  [
    { ...bounty, how: 'voided' },
    'recruiter',
    'HireHub has looked at this hire and took 1,500 points for Priya Iyer on Welder back; your points say why',
  ],
  [
    { ...bounty, how: 'verified' },
    'recruiter',
    'The hiring manager is verified now: 1,500 points for Priya Iyer on Welder are available',
  ],
];

it.each(rows)('What becomes of a bounty with %o reads for a %s: %s', (payload, role, sentence) => {
  const notification = { type: 'bounty_changed', payload } as never;
  expect(notificationSentence(notification, { role, when: (moment) => moment })).toBe(sentence);
});
