import { type Hiding, hidesAtAll, hidingMarks, type HidingMarks } from '../../shared/rules/hidden-from.ts';
import type { FindableBy } from '../../shared/constants/candidate-profile.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
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
  clientsOfManager: { leadsTo: 'client' },
} satisfies PersonalData;
