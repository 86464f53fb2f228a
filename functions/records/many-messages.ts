import { oneDay } from '../../shared/constants/time.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { remove, type PersonalData } from './personal-data.ts';

/** To how many people a user wrote on a day (UTC) in messages to many. */
export interface WrittenToMany {
  people: number;
  ttl: number;
}

/** The day whose allowance a moment belongs to. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** The refusal of one more message to many on a day; what was written alone never counts. */
export const allowanceUsed = refuse.conflict('No more people can be written to together today; continue tomorrow');

/** The write that counts one more person of today's; beyond the most of a day it refuses. */
export function oneOfManyWrite(userId: number, at: string, most: number): SingleWrite {
  return {
    update: keys.writtenToMany(userId, dayOf(at)),
    add: { people: 1 },
    set: { ttl: Math.floor(Date.parse(dayOf(at)) / 1000) + (2 * oneDay) / 1000 },
    when: { expression: 'attribute_not_exists(#people) OR #people < :most', values: { most } },
    refusal: allowanceUsed,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  writtenToMany: {
    holds: 'to how many people a user wrote on a day in messages to many',
    own: (userId) => keys.writtenToMany(userId, ''),
    exported: { not: 'It is technical, and deleted after two days.' },
    erasure: remove,
  },
} satisfies PersonalData;
