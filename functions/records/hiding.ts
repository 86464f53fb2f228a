import { type Hiding, hidesAtAll, hidingMarks, type HidingMarks } from '../../shared/rules/hidden-from.ts';
import type { FindableBy } from '../../shared/constants/candidate-profile.ts';
import { companiesAskedPerDay } from '../../shared/constants/limits.ts';
import { oneDay } from '../../shared/constants/time.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { isNew, type SingleWrite, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** Who finds a candidate, and from whom they hide, as stored in the partition of their profile. */
export interface StoredHiding extends Hiding {
  version: number;
}

/** The write of the choice that a candidate makes when their account is opened. */
export const firstChoiceWrite = (candidateId: number, findableBy: FindableBy): SingleWrite =>
  hidingWrite(candidateId, { findableBy, companies: [], confirmed: [], version: 1 });

/** The write of whom a candidate hides from over the list that was read; version 1 must be the first. */
export function hidingWrite(candidateId: number, hiding: StoredHiding): SingleWrite {
  return {
    put: { ...keys.hiddenFrom(candidateId), part: 'hiding', ...hiding },
    when: hiding.version === 1 ? isNew : versionIs(hiding.version - 1),
    refusal: refuse.conflict('This list was changed in another window; reload it and try again'),
  };
}

/** How many more companies a candidate may ask about, so that nobody finds out by names who hires here. */
export function companiesAskedIn(table: Table) {
  /** Reserves one of today's questions (UTC); refuses when none are left, with Retry-After at midnight. */
  async function take(candidateId: number, at: string): Promise<void> {
    const midnight = (Math.floor(Date.parse(at) / oneDay) + 1) * oneDay;
    await table.writeOne({
      update: keys.companiesAsked(candidateId, at.slice(0, 10)),
      add: { count: 1 },
      set: { ttl: midnight / 1000 },
      when: { expression: 'attribute_not_exists(#count) OR #count < :most', values: { most: companiesAskedPerDay } },
      refusal: refuse.tooMany(
        `We look up at most ${companiesAskedPerDay} companies a day; you can hide from more without it`,
        Math.ceil((midnight - Date.parse(at)) / 1000),
        'company',
      ),
    });
  }

  return { take };
}
export type CompaniesAsked = ReturnType<typeof companiesAskedIn>;

/** The marks of a candidate's list for a row that shows them; undefined where they hide from nobody. */
export const marksOf = (hiding: Hiding | undefined): HidingMarks | undefined =>
  hidesAtAll(hiding) ? hidingMarks(hiding) : undefined;

/** What an update does to a row that shows the candidate, so that it carries their marks. */
export function marking(hiding: Hiding | undefined): { set: Record<string, unknown>; remove: string[] } {
  const marks = marksOf(hiding);
  return marks ? { set: { hiding: marks }, remove: [] } : { set: {}, remove: ['hiding'] };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  hiddenFrom: {
    holds: 'from which companies a candidate hides, and which recruiters they confirmed',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  companiesAsked: {
    holds: 'of how many companies a candidate asked on a day who acts for them',
    own: (userId) => keys.companiesAsked(userId, ''),
    exported: { not: 'It is a number for a day, and deleted after it.' },
    erasure: remove,
  },
  clientsOfManager: { leadsTo: 'client' },
} satisfies PersonalData;
