import type { Role } from '../../shared/constants/roles.ts';
import { mailedPeoplePerDay } from '../../shared/constants/limits.ts';
import { oneDay } from '../../shared/constants/time.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** How many more people a user may have mailed, so that nobody uses invitations to mail the world. */
export function mailAllowanceIn(table: Table) {
  /**
   * Reserves this many of today's mails (UTC); refuses all of them when the day's limit is exceeded, with Retry-After
   * at midnight.
   */
  async function take(user: { id: number; role: Role }, people: number, at: string): Promise<void> {
    const most = mailedPeoplePerDay[user.role];
    const midnight = (Math.floor(Date.parse(at) / oneDay) + 1) * oneDay;
    await table.writeAlone({
      update: keys.mailAllowance(user.id, at.slice(0, 10)),
      add: { people },
      set: { ttl: midnight / 1000 },
      when: { expression: 'attribute_not_exists(#people) OR #people <= :atMost', values: { atMost: most - people } },
      refusal: refuse.tooMany(
        `At most ${most} people can be invited per day; continue tomorrow`,
        Math.ceil((midnight - Date.parse(at)) / 1000),
        'emails',
      ),
    });
  }

  return { take };
}
export type MailAllowance = ReturnType<typeof mailAllowanceIn>;

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  mailAllowance: {
    holds: 'how many mails a user had sent on a day',
    own: (userId) => keys.mailAllowance(userId, ''),
    exported: { file: 'mail-allowance' },
    erasure: remove,
  },
} satisfies PersonalData;
